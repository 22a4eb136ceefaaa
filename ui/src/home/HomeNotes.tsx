import { ButtonLink } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";

/** Properties of {@link AndroidApp}. */
export interface AndroidAppProps {
  /** Where the app can be had. */
  url: string;
}

/** Where the Android app is. */
export function AndroidApp({ url }: AndroidAppProps) {
  return (
    <div className="nj-android">
      <Icon name="phone" size={56} />
      <div>
        <h2>Practise on your phone</h2>
        <p>The Android app dances with you, counts your matches and keeps the report on your device only.</p>
      </div>
      <ButtonLink href={url} variant="primary" icon="download">
        DOWNLOAD THE ANDROID APP
      </ButtonLink>
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
