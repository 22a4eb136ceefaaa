import { TEXTS } from "@nataraj/sdk/contract";
import { ButtonLink, MessagePage } from "@nataraj/ui";

/** Where no other route leads. */
export function NotFoundPage() {
  return (
    <MessagePage
      title={TEXTS.notFound.title}
      text={TEXTS.notFound.text}
      action={
        <ButtonLink href="/" variant="primary" size="large">
          {TEXTS.notFound.home}
        </ButtonLink>
      }
    />
  );
}
