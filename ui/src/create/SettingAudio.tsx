"use client";

import { percentOf } from "@nataraj/sdk";
import { TEXTS } from "@nataraj/sdk/contract";
import { Button } from "../button/Button.tsx";
import { ProgressBar } from "../layout/ProgressBar.tsx";

/** Properties of {@link SettingAudio}. */
export interface SettingAudioProps {
  /** Share of the file that was sent, 0 to 1. */
  uploaded: number;
  /** Breaks it off: nothing of it stays. */
  onCancel: () => void;
}

/** 'setting audio...' with the share of the song that was sent, and a way to break it off. */
export function SettingAudio({ uploaded, onCancel }: SettingAudioProps) {
  const percent = percentOf(uploaded);
  const isSent = percent === 100;
  return (
    <div className="nj-setting-audio">
      <p role="status">{TEXTS.create.settingAudio}</p>
      <ProgressBar label="Sent" value={isSent ? undefined : uploaded} />
      <p className="nj-setting-audio__share">
        <span>{isSent ? "Uploaded. Your part is being cut out." : `${percent} % of your song is uploaded`}</span>
        <Button variant="ghost" icon="close" onClick={onCancel}>
          CANCEL
        </Button>
      </p>
    </div>
  );
}
