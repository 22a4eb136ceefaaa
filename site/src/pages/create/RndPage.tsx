import { beginTrim, changeTrim, type Trim, type TrimEvent } from "@nataraj/sdk";
import { FileDrop, Page, Trimmer } from "@nataraj/ui";
import { useState } from "react";

/** /rnd: the trimmer by itself, with any file. */
export function RndPage() {
  const [file, setFile] = useState<File>();
  const [trim, setTrim] = useState<Trim>();
  const choose = (chosen: File) => {
    setFile(chosen);
    setTrim(undefined);
  };
  return (
    <Page title="Audio trim test" lead="Choose a part of a song. Nothing leaves this page.">
      <div className="nj-choose-music__own">
        <FileDrop onFile={choose} />
        {file && (
          <Trimmer
            file={file}
            trim={trim}
            onRead={(duration) => setTrim(beginTrim(duration))}
            onChange={(event: TrimEvent) => setTrim((old) => old && changeTrim(old, event))}
          />
        )}
        {trim && (
          <p>
            Start {trim.start} ms, end {trim.end} ms
          </p>
        )}
      </div>
    </Page>
  );
}
