"""Training of networks with one hidden layer, as server/src/music/audio-analysis/model/small-network.ts computes them."""
import numpy as np

from network_file import read_network, write_network


def fit(w, v, decay, steps, draw):
    """
    Fits hidden weights w (inputs and a bias, by hidden unit) and output weights v (and a bias) in place, by Adam.
    draw() gives the examples of a step: inputs with a 1 for the bias, labels, and how much each counts.
    """
    moments = [np.zeros_like(w), np.zeros_like(w), np.zeros_like(v), np.zeros_like(v)]
    for step in range(1, steps + 1):
        x, y, weight = draw()
        h = np.c_[np.tanh(x @ w), np.ones(len(y))]
        p = 1 / (1 + np.exp(-np.clip(h @ v, -30, 30)))
        g = (p - y) * weight / len(y)
        gv = h.T @ g + decay * np.r_[v[:-1], 0]
        gw = x.T @ ((g[:, None] * v[:-1]) * (1 - h[:, :-1] ** 2)) + decay * w
        rate = 0.01 * (1 - step / steps)
        for k, (param, grad) in enumerate(((w, gw), (v, gv))):
            m, s = moments[2 * k], moments[2 * k + 1]
            m += 0.1 * (grad - m)
            s += 0.001 * (grad**2 - s)
            change = rate * (m / (1 - 0.9**step)) / (np.sqrt(s / (1 - 0.999**step)) + 1e-8)
            param -= change.astype(param.dtype)


def standardised(x):
    """Inputs less their mean by their deviation, with a 1 for the bias; their mean; their deviation."""
    mean, spread = x.mean(0), x.std(0) + 1e-6
    return np.c_[(x - mean) / spread, np.ones(len(x))], mean, spread


def as_written(w, v, mean, spread):
    """The network on inputs that are not standardised, as the product keeps it."""
    raw = w[:-1] / spread[:, None]
    bias = w[-1] - (mean[:, None] * raw).sum(0)
    hidden = np.c_[raw.T, bias].astype(float)
    return {"hidden": hidden.round(4).tolist(), "output": v.astype(float).round(4).tolist()}


def mean_of(networks, shares=None):
    """One network whose log-odds are the mean of those of all, each counting its share: their hidden units side by side."""
    shares = shares or [1 / len(networks)] * len(networks)
    output = [share * unit for share, network in zip(shares, networks) for unit in network["output"][:-1]]
    bias = sum(share * network["output"][-1] for share, network in zip(shares, networks))
    hidden = [unit for network in networks for unit in network["hidden"]]
    return {"hidden": hidden, "output": [round(value, 5) for value in [*output, bias]]}


def read_small(path):
    """The network of a file that the product keeps."""
    tensors, _ = read_network(path)
    return {name: tensor.tolist() for name, tensor in tensors.items()}


def write_small(path, network):
    """Writes a network as the product keeps it."""
    write_network(path, network, "float64")
