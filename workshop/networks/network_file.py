#!/usr/bin/env python3
"""
The files of assets/networks, as server/src/music/audio-analysis/model/network-file.ts reads them.

    network_file.py pack TRAINED.json FILE.bin     puts what a train.py wrote into a file that is shipped
    network_file.py unpack FILE.bin TRAINED.json   the other way round, so that train.py can go on from it

Needs numpy.
"""
import json
import struct
import sys
from pathlib import Path

import numpy as np

TYPES = {"int16": "<i2", "float64": "<f8"}
LARGEST = 32767


def write_network(path, tensors, kind, dilations=None):
    """
    Writes tensors (arrays by name), as 16-bit numbers with a scale each ("int16") or as they are ("float64"). The file's
    name is the network's. The version is one more than that of the file that is there.
    """
    path = Path(path)
    version = read_header(path)[0]["version"] + 1 if path.exists() else 1
    entries, parts = [], []
    for name, values in tensors.items():
        values = np.asarray(values, float)
        entry = {"name": name, "shape": list(values.shape), "type": kind}
        if kind == "int16":
            entry["scale"] = max(float(np.abs(values).max()), 1e-9) / LARGEST
            values = np.round(values / entry["scale"])
        entries.append(entry)
        parts.append(values.astype(TYPES[kind]).tobytes())
    header = {"name": path.stem, "version": version, "tensors": entries}
    if dilations is not None:
        header["dilations"] = dilations
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<I", len(text)) + text + b"".join(parts))


def read_header(path):
    """The header of a file, and the bytes after it."""
    data = Path(path).read_bytes()
    (length,) = struct.unpack_from("<I", data)
    return json.loads(data[4 : 4 + length]), data[4 + length :]


def read_network(path):
    """The tensors of a file by name, and its dilations."""
    header, data = read_header(path)
    tensors = {}
    for entry in header["tensors"]:
        count = int(np.prod(entry["shape"]))
        numbers = np.frombuffer(data, TYPES[entry["type"]], count)
        data = data[numbers.nbytes :]
        tensors[entry["name"]] = numbers.reshape(entry["shape"]) * entry.get("scale", 1)
    return tensors, header.get("dilations")


def main():
    command, source, target = sys.argv[1:]
    if command == "pack":
        trained = json.loads(Path(source).read_text())
        weights = trained["weights"].items()
        tensors = {name: np.reshape(tensor["values"], tensor["shape"]) for name, tensor in weights}
        write_network(target, tensors, "int16", trained["dilations"])
    elif command == "unpack":
        tensors, dilations = read_network(source)
        weights = {name: {"shape": list(t.shape), "values": t.ravel().tolist()} for name, t in tensors.items()}
        Path(target).write_text(json.dumps({"dilations": dilations, "weights": weights}))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
