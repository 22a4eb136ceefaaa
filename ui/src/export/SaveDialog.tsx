"use client";

import { useMachine } from "@xstate/react";
import { useMemo, useRef, useState } from "react";
import { Button, ButtonLink } from "../button/Button.tsx";
import { ConfirmDialog } from "../dialog/AlertDialog.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Waiting } from "../layout/Waiting.tsx";
import type { DanceExporter } from "./exporter.ts";
import { FileProgress } from "./FileProgress.tsx";
import { fileName } from "./file-name.ts";
import { KindChoice } from "./KindChoice.tsx";
import { defaultKind } from "./kind-texts.ts";
import { PictureChoice } from "./PictureChoice.tsx";
import { provideSave } from "./save-machine.ts";
import { isVideo, type SaveRequest } from "./save-request.ts";
import { formatSize } from "./time-left.ts";
import { usualRequest } from "./usual-request.ts";

/** Properties of {@link SaveDialog}. */
export interface SaveDialogProps {
  /** The project's name. */
  projectName: string;
  /** Must not change between renders. */
  exporter: DanceExporter;
  /** It is closed without a choice. */
  onClose: () => void;
}

/** For a link, which knows no `autoFocus`. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/**
 * Saves a project's dance: as what, how large, how far, and the file. It is made here, in the browser. Escape closes the
 * dialog, but asks first while a file is made, which would be lost.
 * @example {saving && <SaveDialog projectName={name} exporter={exporter} onClose={close} />}
 */
export function SaveDialog({ projectName, exporter, onClose }: SaveDialogProps) {
  const machine = useMemo(() => provideSave(exporter), [exporter]);
  const [state, send] = useMachine(machine);
  const { support, file, url, failure } = state.context;
  const place = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<Partial<SaveRequest>>({});
  const [usual] = useState(usualRequest);
  const isWorking = state.matches("working");
  const request: SaveRequest = { ...usual, kind: defaultKind(support ?? {}), ...wish };
  const change = (next: Partial<SaveRequest>) => setWish((before) => ({ ...before, ...next }));
  const name = fileName(projectName, request.kind);

  // The button that was pressed goes away: the focus stays in the dialog's content.
  const back = () => {
    send({ type: "CANCEL" });
    place.current?.focus();
  };
  const begin = () => send({ type: "SAVE", request });

  return (
    <>
      <Dialog
        title="Save as a file"
        onDismiss={() => (isWorking ? send({ type: "ASK_TO_STOP" }) : onClose())}
        actions={
          <>
            {isWorking ? (
              <Button key="cancel" autoFocus icon="close" onClick={back}>
                CANCEL
              </Button>
            ) : (
              <Button key="close" variant="ghost" onClick={onClose}>
                CLOSE
              </Button>
            )}
            {state.matches("choosing") && (
              <Button variant="primary" icon="download" onClick={begin}>
                SAVE
              </Button>
            )}
            {url !== undefined && (
              <>
                <Button variant="ghost" onClick={back}>
                  SAVE ANOTHER
                </Button>
                <ButtonLink variant="primary" icon="download" href={url} download={name} ref={takeFocus}>
                  DOWNLOAD
                </ButtonLink>
              </>
            )}
            {state.matches("failed") && (
              <Button variant="primary" icon="restart" autoFocus onClick={begin}>
                TRY AGAIN
              </Button>
            )}
          </>
        }
      >
        <div className="nj-save" ref={place} tabIndex={-1}>
          {state.matches("asking") && <Waiting text="Checking which files your browser can make" />}
          {state.matches("choosing") && support && (
            <>
              <KindChoice support={support} value={request.kind} onChange={(kind) => change({ kind })} />
              <PictureChoice
                value={request}
                alpha={isVideo(request.kind) && support[request.kind]?.alpha}
                onChange={change}
              />
            </>
          )}
          {isWorking && <FileProgress name={name} context={state.context} />}
          {file && (
            <p role="status">
              {name} is ready, {formatSize(file.size)}.
            </p>
          )}
          {state.matches("failed") && <p role="alert">The dance could not be saved. {failure}</p>}
        </div>
      </Dialog>
      {state.matches({ working: "confirming" }) && (
        <ConfirmDialog
          title="Stop making the file?"
          text={`${name} is not ready yet. The part made so far would be lost.`}
          confirmLabel="STOP"
          cancelLabel="CONTINUE"
          onConfirm={onClose}
          onCancel={() => send({ type: "GO_ON" })}
        />
      )}
    </>
  );
}
