import { useEffect, useState } from "react";
import { Button, ButtonLink } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { TextField } from "../form/TextField.tsx";

export interface ShareProjectDialogProps {
  projectName: string;
  /** The whole address of the project's page. */
  link: string;
  onClose: () => void;
}

/** The link of a public project, to copy or to open. */
export function ShareProjectDialog({ projectName, link, onClose }: ShareProjectDialogProps) {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");

  useEffect(() => {
    if (copied !== "yes") return;
    const timer = setTimeout(() => setCopied("no"), 3_000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );

  return (
    <Dialog
      title={`Share ${projectName}`}
      onDismiss={onClose}
      actions={
        <>
          <ButtonLink variant="ghost" href={link} target="_blank">
            OPEN
          </ButtonLink>
          <Button icon={copied === "yes" ? "tick" : "link"} onClick={copy}>
            {copied === "yes" ? "COPIED" : "COPY LINK"}
          </Button>
          <Button variant="primary" onClick={onClose}>
            okay
          </Button>
        </>
      }
    >
      <TextField label="Link to the project page" value={link} readOnly onChange={() => undefined} />
      <p role="status">
        {copied === "yes" && "The link is copied."}
        {copied === "failed" && "The link could not be copied. Please copy it from the field."}
      </p>
    </Dialog>
  );
}
