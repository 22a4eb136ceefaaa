"use client";

import { useMachine } from "@xstate/react";
import { type ReactNode, useMemo } from "react";
import { Button, ButtonLink } from "../button/Button.tsx";
import type { DanceExporter } from "./exporter.ts";
import { FileProgress } from "./FileProgress.tsx";
import { fileName } from "./file-name.ts";
import { defaultKind, limitOf } from "./kind-texts.ts";
import { provideSave } from "./save-machine.ts";
import { isVideo, type SaveKind, type SaveRequest } from "./save-request.ts";
import { formatSize } from "./time-left.ts";
import { usualRequest } from "./usual-request.ts";

/** Properties of {@link MakeFile}. */
export interface MakeFileProps {
  /** The project's name, of which that of the file is made. */
  projectName: string;
  /** Must not change between renders. */
  exporter: DanceExporter;
  /** What the button that makes it says. */
  label: string;
  /** As what it is saved; a video in the container that most people can play. */
  as: "video" | Exclude<SaveKind, "mp4" | "webm">;
  /** How it is to be; what is absent is usual. */
  wish?: Partial<Omit<SaveRequest, "kind">>;
  /** What can be done with the file, beside downloading it. */
  offer?: (made: { file: File; url: string }) => ReactNode;
}

/** One file of a dance at the press of a button: how far it is, and then the file. Taken away, it stops making it. */
export function MakeFile({ projectName, exporter, label, as, wish, offer }: MakeFileProps) {
  const machine = useMemo(() => provideSave(exporter), [exporter]);
  const [state, send] = useMachine(machine);
  const { support, file, url, failure } = state.context;
  const kind = as === "video" ? defaultKind(support ?? {}) : as;
  const name = fileName(projectName, kind);
  const begin = () => send({ type: "SAVE", request: { ...usualRequest(), ...wish, kind } });

  if (as === "video" && support && !isVideo(kind)) return <p>{limitOf("mp4", support)}</p>;
  if (state.matches("working")) {
    return (
      <div className="nj-make-file">
        <FileProgress name={name} context={state.context} />
        <Button autoFocus icon="close" onClick={() => send({ type: "CANCEL" })}>
          CANCEL
        </Button>
      </div>
    );
  }
  if (file && url !== undefined) {
    return (
      <div className="nj-make-file">
        <p role="status">
          {name} is ready, {formatSize(file.size)}.
        </p>
        <ButtonLink icon="download" href={url} download={name} ref={takeFocus}>
          DOWNLOAD
        </ButtonLink>
        {offer?.({ file: new File([file], name, { type: file.type }), url })}
      </div>
    );
  }
  return (
    <div className="nj-make-file">
      {state.matches("failed") && <p role="alert">The file could not be made. {failure}</p>}
      <Button icon={as === "video" ? "play" : "download"} disabled={state.matches("asking")} onClick={begin}>
        {label}
      </Button>
    </div>
  );
}

/** For a link, which knows no `autoFocus`. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();
