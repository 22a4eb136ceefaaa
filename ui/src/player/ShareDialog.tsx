import { TEXTS } from "@nataraj/sdk/contract";
import { useId, useState } from "react";
import { Button } from "../button/Button.tsx";
import { shareTexts } from "./embed-code.ts";

export interface ShareDialogProps {
  projectID: string;
  projectName: string;
  /** Of the site, as in https://nataraj.example. */
  origin: string;
  /** 'okay' was pressed. */
  onClose: () => void;
  /** Puts a text on the clipboard; rejects where that is not allowed. */
  copy?: (text: string) => Promise<void>;
}

interface CopyFieldProps {
  label: string;
  text: string;
  rows: number;
  copy: (text: string) => Promise<void>;
}

function CopyField({ label, text, rows, copy }: CopyFieldProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  return (
    <div className="nj-share__field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} readOnly rows={rows} value={text} onFocus={(event) => event.target.select()} />
      <div className="nj-share__copy">
        <Button
          icon="link"
          onClick={() =>
            copy(text).then(
              () => setSaid("Copied"),
              () => setSaid("Please copy it by hand."),
            )
          }
        >
          COPY {label.toUpperCase()}
        </Button>
        <output>{said}</output>
      </div>
    </div>
  );
}

/**
 * The content of a public project's 'Share' dialog: its link, the code that embeds it, and what that looks like.
 * @example dialogs.open({ title: "Share", render: (close) => <ShareDialog projectID={id} projectName={name} origin={origin} onClose={() => close(undefined)} /> })
 */
export function ShareDialog({
  projectID,
  projectName,
  origin,
  onClose,
  copy = (text) => navigator.clipboard.writeText(text),
}: ShareDialogProps) {
  const { link, embed, standalone } = shareTexts(projectID, origin);
  const [preview, setPreview] = useState(false);
  return (
    <div className="nj-share">
      <CopyField label="Link" text={link} rows={2} copy={copy} />
      <CopyField label="Embed code" text={embed} rows={4} copy={copy} />
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
      <Button className="nj-share__close" variant="primary" onClick={onClose}>
        {TEXTS.okay}
      </Button>
    </div>
  );
}
