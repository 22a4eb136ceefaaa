"use client";

import { TEXTS } from "@nataraj/sdk/contract";
import { lazy, Suspense, useState } from "react";
import { AppLink } from "../button/AppLink.tsx";
import { Button, ButtonLink } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import type { DanceExporter } from "../export/exporter.ts";
import { MakeFile } from "../export/MakeFile.tsx";
import { CopyField, type CopyFieldProps } from "./CopyField.tsx";
import { DanceClip } from "./DanceClip.tsx";
import { ShareCard } from "./ShareCard.tsx";
import { shareTexts } from "./share-texts.ts";

/** Properties of {@link ShareDialog}. */
export interface ShareDialogProps extends Pick<CopyFieldProps, "copy"> {
  /** The project's id. */
  projectID: string;
  /** The project's name. */
  projectName: string;
  /** Of the site, as in https://nataraj.example. */
  origin: string;
  /** The picture that other pages show of it, where that is not the site's. */
  picture?: string;
  /** Makes the clip and the files for 3D programs, which are left out without it. Must not change between renders. */
  exporter?: DanceExporter | undefined;
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

/** It brings a library. */
const QrCode = lazy(async () => ({ default: (await import("./QrCode.tsx")).QrCode }));

const MODELS = [
  { as: "glb", label: "DANCER AND MOTION (GLB)" },
  { as: "vrma", label: "MOTION FOR AVATARS (VRMA)" },
  { as: "bvh", label: "BONES ONLY (BVH)" },
] as const;

/**
 * Shares a public project: what friends will see of it, its link in all ways in which one passes links on, a clip, and
 * folded away what other sites and 3D programs take.
 * @example {sharing && <ShareDialog projectID={id} projectName={name} origin={origin} onClose={close} />}
 */
export function ShareDialog(props: ShareDialogProps) {
  const { projectID, projectName, origin, exporter, onClose, opens, copy, share = deviceShare() } = props;
  const { link, embed, standalone, builder, ...texts } = shareTexts(projectID, origin);
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
        <ShareCard projectName={projectName} picture={props.picture ?? texts.picture} origin={origin} />
        <div className="nj-share__ways">
          {share && (
            <Button icon="share" onClick={openSheet}>
              SHARE WITH AN APP
            </Button>
          )}
          <CopyField label="Link" text={link} copy={copy} />
          <div className="nj-share__scan">
            <Suspense fallback={<span className="nj-share__qr" />}>
              <QrCode link={link} />
            </Suspense>
            <p>Point a phone's camera here to open the dance on it.</p>
          </div>
          {exporter && <DanceClip projectName={projectName} exporter={exporter} share={share} />}
        </div>
        <details className="nj-share__more">
          <summary>For your own website</summary>
          <CopyField label="Embed code" text={embed} rows={3} copy={copy} />
          <AppLink href={builder} target="_blank">
            Choose how it looks there
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
        </details>
        {exporter && (
          <details className="nj-share__more">
            <summary>Files for 3D programs</summary>
            <p>For Blender, Unity and others. They do not include the song.</p>
            {MODELS.map(({ as, label }) => (
              <MakeFile key={as} projectName={projectName} exporter={exporter} label={label} as={as} />
            ))}
          </details>
        )}
      </div>
    </Dialog>
  );
}
