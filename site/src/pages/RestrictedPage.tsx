import { TEXTS } from "@nataraj/sdk/contract";
import { ButtonLink, MessagePage, StylePicture } from "@nataraj/ui";
import { Navigate } from "react-router-dom";
import { useSession } from "../session/SessionProvider.tsx";

/** /restricted: where protected pages send those who are not logged in. */
export function RestrictedPage() {
  const { status } = useSession();
  if (status === "in") return <Navigate to="/" replace />;
  return (
    <MessagePage
      title={TEXTS.restricted.title}
      text={TEXTS.restricted.text}
      picture={<StylePicture style="Contemporary" />}
      action={
        <ButtonLink href="/" variant="primary" size="large">
          {TEXTS.restricted.login}
        </ButtonLink>
      }
    />
  );
}
