import { LOADING_PERCENT, TEXTS } from "@nataraj/sdk/contract";
import { ProgressBar } from "../layout/ProgressBar.tsx";
import { Spinner } from "../layout/Waiting.tsx";

/** The static progress screen. */
export function LoadingScreen() {
  return (
    <div className="nj-loading">
      <Spinner size={72} />
      <p className="nj-loading__percent">{LOADING_PERCENT}%</p>
      <ProgressBar label="Progress" value={LOADING_PERCENT} max={100} />
      <p className="nj-loading__text">{TEXTS.loading.text}</p>
      <p className="nj-loading__note">You can stay here, or find your project in the dashboard once it is done.</p>
    </div>
  );
}
