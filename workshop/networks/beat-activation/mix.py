"""mix.py OUT.json SHARE A.json B.json: weights of which A's count SHARE and B's the rest, as train.py writes them.

A network that was trained on keeps more of what it knew where its weights are averaged with those before (after Wortsman
et al. 2022)."""
import json
import sys

out, share, *paths = sys.argv[1:]
trained, before = (json.load(open(path)) for path in paths)
for name, tensor in trained["weights"].items():
    pairs = zip(tensor["values"], before["weights"][name]["values"], strict=True)
    tensor["values"] = [float(share) * new + (1 - float(share)) * old for new, old in pairs]
json.dump(trained, open(out, "w"))
