import { TEXTS } from "@nataraj/sdk/contract";
import { ButtonLink, MessagePage, StylePicture } from "@nataraj/ui";

/** Where no other route leads. */
export function NotFoundPage() {
  return (
    <MessagePage
      title={TEXTS.notFound.title}
      text={TEXTS.notFound.text}
      picture={<StylePicture style="Breakdancing" />}
      action={
        <ButtonLink href="/" variant="primary" size="large">
          {TEXTS.notFound.home}
        </ButtonLink>
      }
    />
  );
}
