"use client";

import { TEXTS } from "@nataraj/sdk/contract";
import { useState } from "react";
import { AppLink } from "../button/AppLink.tsx";
import { Button, ButtonLink } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { CopyField, type CopyFieldProps } from "./CopyField.tsx";
import { shareTexts } from "./share-texts.ts";

/** Properties of {@link ShareDialog}. */
export interface ShareDialogProps extends Pick<CopyFieldProps, "copy"> {
  /** The project's id. */
  projectID: string;
  /** The project's name. */
  projectName: string;
  /** Of the site, as in https://nataraj.example. */
  origin: string;
  /** 'okay' was pressed, or Escape. */
  onClose: () => void;
  /** The project's page is not the one that is open: the dialog leads there as well. */
  opens?: boolean;
  /** The device's own way of sharing, as phones have it; undefined where there is none. */
  share?: ((data: ShareData) => Promise<void>) | undefined;
}

/** The device's own sheet for sharing, in browsers that open it. */
const deviceShare = () =>
  typeof navigator !== "undefined" && "share" in navigator ? (data: ShareData) => navigator.share(data) : undefined;

/**
 * Shares a public project: its link, the code that embeds it, and what that looks like.
 * @example {sharing && <ShareDialog projectID={id} projectName={name} origin={origin} onClose={close} />}
 */
export function ShareDialog(props: ShareDialogProps) {
  const { projectID, projectName, origin, onClose, opens, copy, share = deviceShare() } = props;
  const { link, embed, standalone, builder } = shareTexts(projectID, origin);
  const [preview, setPreview] = useState(false);
  // Closing the sheet is a decision; where it cannot open, the link below can be copied.
  const openSheet = () => void share?.({ title: projectName, url: link }).catch(() => {});
  return (
    <Dialog
      title={`Share ${projectName}`}
      onDismiss={onClose}
      actions={
        <>
          {opens && (
            <ButtonLink variant="ghost" href={link} target="_blank">
              OPEN
            </ButtonLink>
          )}
          <Button variant="primary" onClick={onClose}>
            {TEXTS.okay}
          </Button>
        </>
      }
    >
      <div className="nj-share">
        {share && (
          <Button icon="share" onClick={openSheet}>
            SHARE WITH AN APP
          </Button>
        )}
        <CopyField label="Link" text={link} copy={copy} />
        <CopyField label="Embed code" text={embed} rows={3} copy={copy} />
        <AppLink href={builder} target="_blank">
          Choose how it is shown there
        </AppLink>
        {preview ? (
          <iframe
            className="nj-share__preview"
            src={standalone}
            title={`Preview of ${projectName}`}
            allow="autoplay; fullscreen"
          />
        ) : (
          <Button variant="ghost" icon="eye" onClick={() => setPreview(true)}>
            SHOW A PREVIEW
          </Button>
        )}
      </div>
    </Dialog>
  );
}
