/** A dance on another site, in React: buttons of one's own over the machine of the player. */
import { type AudioSource, type Playable, playableOf, providePlayer } from "@nataraj/sdk";
import { createNatarajClient } from "@nataraj/sdk/client";
import { DancerEngine } from "@nataraj/ui/dancer";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useRef } from "react";
import { createRoot } from "react-dom/client";

const asked = new URLSearchParams(location.search);
const projectID = asked.get("project") ?? "";
const client = createNatarajClient({ backend: `${asked.get("site")}/api` });
const refresh = async () => (await client.fetchProject(projectID)).song;

interface DanceProps {
  playable: Playable;
  engine: DancerEngine;
  canvas: HTMLCanvasElement;
}

function Dance({ playable, engine, canvas }: DanceProps) {
  const place = useRef<HTMLDivElement>(null);
  const machine = useMemo(() => providePlayer(refresh), []);
  const audio = useMemo<AudioSource>(() => new Audio(), []);
  const [state, send] = useMachine(machine, { input: { playable, audio, engine } });
  useEffect(() => {
    place.current?.append(canvas);
    engine.resize(480, 270, devicePixelRatio);
  }, [canvas, engine]);

  const { time, duration, failure } = state.context;
  return (
    <>
      <div ref={place} />
      <button type="button" disabled={state.matches("loading")} onClick={() => send({ type: "TOGGLE" })}>
        {state.matches("playing") ? "Stop it" : "Dance!"}
      </button>
      <input
        type="range"
        aria-label="Time"
        max={duration}
        step={0.1}
        value={time}
        onChange={({ target }) => send({ type: "SEEK", time: Number(target.value) })}
      />
      <output>{failure?.message ?? `${time.toFixed(1)} of ${duration.toFixed(1)} s`}</output>
    </>
  );
}

const playable = playableOf(await client.fetchProject(projectID));
const canvas = document.createElement("canvas");
const engine = new DancerEngine(canvas, { models: (look, detail) => `/dancers/${look}.${detail}.glb`, look: "street" });
createRoot(document.getElementById("root") as HTMLElement).render(
  <Dance playable={playable} engine={engine} canvas={canvas} />,
);
