import { ButtonLink } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";

export interface AndroidAppProps {
  /** Where the app can be had; without one the note says that it cannot. */
  url?: string;
}

/** Where the Android app is, or that it is not available. */
export function AndroidApp({ url }: AndroidAppProps) {
  return (
    <div className="nj-android">
      <Icon name="phone" size={56} />
      <div>
        <h2>Practise on your phone</h2>
        <p>The Android app dances with you, counts your matches and keeps the report on your device only.</p>
      </div>
      {url ? (
        <ButtonLink href={url} variant="primary" icon="download">
          DOWNLOAD THE ANDROID APP
        </ButtonLink>
      ) : (
        <p className="nj-android__missing">The Android app is not available yet.</p>
      )}
    </div>
  );
}

/** The badge that says what it runs on. */
export function PoweredBy() {
  return (
    <p className="nj-powered">
      <Icon name="spark" /> powered by AI
    </p>
  );
}
