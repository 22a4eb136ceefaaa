import "@nataraj/ui/style.css";
import "../../../ui/src/dancer/story-stage.css";
import { DANCE_STYLES, isDanceStyle } from "@nataraj/sdk/contract";
import { CATALOGUE } from "@nataraj/sdk/motion";
import { createRoot } from "react-dom/client";
import { Layers } from "./Layers.tsx";

// The page /dev/motion of `npm run dev`: ?moves=5,17&style=Ballet&energy=0.5&channel=bend
const asked = new URLSearchParams(location.search);
const moves = (asked.get("moves") ?? "5,17").split(",").map(Number);
const style = asked.get("style");
const root = document.getElementById("root");
if (!root) throw new Error("The page has no element #root.");

createRoot(root).render(
  <Layers
    moves={moves.filter((move) => CATALOGUE[move - 1])}
    style={style && isDanceStyle(style) ? style : DANCE_STYLES[0]}
    energy={Number(asked.get("energy") ?? 1)}
    channel={asked.get("channel") ?? "raise.L"}
  />,
);
