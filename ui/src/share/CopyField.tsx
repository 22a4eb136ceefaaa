import { useEffect, useId, useState } from "react";
import { Button } from "../button/Button.tsx";

export interface CopyFieldProps {
  label: string;
  text: string;
  /** Lines that are seen before the field grows. */
  rows?: number;
  /** Puts a text on the clipboard; rejects where that is not allowed. */
  copy?: (text: string) => Promise<void>;
}

/** A text to take along: it is chosen whole at a touch, and a button copies it and says so. */
export function CopyField({
  label,
  text,
  rows = 1,
  copy = (value) => navigator.clipboard.writeText(value),
}: CopyFieldProps) {
  const id = useId();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");

  useEffect(() => {
    if (copied !== "yes") return;
    const timer = setTimeout(() => setCopied("no"), 3_000);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <div className="nj-copy-field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} readOnly rows={rows} value={text} onFocus={(event) => event.target.select()} />
      <div className="nj-copy-field__act">
        <Button
          icon={copied === "yes" ? "tick" : "link"}
          onClick={() =>
            copy(text).then(
              () => setCopied("yes"),
              () => setCopied("failed"),
            )
          }
        >
          COPY {label.toUpperCase()}
        </Button>
        <output>
          {copied === "yes" && "Copied"}
          {copied === "failed" && "Please copy it by hand."}
        </output>
      </div>
    </div>
  );
}
