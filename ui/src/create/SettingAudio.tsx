import { TEXTS } from "@nataraj/sdk/contract";
import { ProgressBar } from "../layout/ProgressBar.tsx";

export interface SettingAudioProps {
  /** Share of the file that was sent, 0 to 1. */
  uploaded: number;
}

/** 'setting audio...' with the share of the song that was sent. */
export function SettingAudio({ uploaded }: SettingAudioProps) {
  return (
    <div className="nj-setting-audio">
      <p role="status">{TEXTS.create.settingAudio}</p>
      <ProgressBar label="Sent" value={uploaded} />
    </div>
  );
}
