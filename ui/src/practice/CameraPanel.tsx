"use client";

import { CAMERA_TEXTS, type cameraMachine, VIEW_TEXTS } from "@nataraj/sdk/practice";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { Button } from "../button/Button.tsx";

/** A running camera. */
export type CameraActor = ActorRefFrom<typeof cameraMachine>;

export interface CameraPanelProps {
  /** The machine that holds the camera. */
  camera: CameraActor;
  /** Shown while the camera watches: what else can be done with it. */
  children?: ReactNode;
}

/** Asks for the camera on a press, says what happens with it, and what is wrong with the view. */
export function CameraPanel({ camera, children }: CameraPanelProps) {
  const state = useSelector(camera, (snapshot) => snapshot);
  const { failure, problem } = state.context;
  const open = () => camera.send({ type: "OPEN" });
  const close = (
    <Button variant="ghost" onClick={() => camera.send({ type: "CLOSE" })}>
      TURN THE CAMERA OFF
    </Button>
  );
  return (
    <div className="nj-camera">
      {state.matches("off") && (
        <>
          <p>
            With your camera on, the page compares you with the dancer. Everything stays on this device: nothing is
            recorded, nothing is sent. You can practise without the camera, too.
          </p>
          <Button icon="camera" onClick={open}>
            USE THE CAMERA
          </Button>
        </>
      )}
      {state.matches("on") && (
        <>
          <p role="status">
            {state.matches({ on: "opening" }) && "Waiting for your camera. Your browser may ask you for permission."}
            {state.matches({ on: "loading" }) && "Loading the body tracker (13 MB, only once)."}
            {state.matches({ on: "watching" }) && (problem ? VIEW_TEXTS[problem] : "The camera sees you.")}
          </p>
          {close}
          {state.matches({ on: "watching" }) && children}
        </>
      )}
      {state.matches("failed") && failure && (
        <>
          <p role="alert">{CAMERA_TEXTS[failure]}</p>
          <Button icon="restart" onClick={open}>
            TRY AGAIN
          </Button>
        </>
      )}
    </div>
  );
}
