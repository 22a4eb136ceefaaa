import { ButtonLink, MessagePage, StylePicture } from "@nataraj/ui";

/** Where a link ends whose dance is no longer there. */
export function DanceGone({ signedIn }: { signedIn: boolean }) {
  return (
    <MessagePage
      title="This dance is gone"
      text="It was deleted, or part of its link is missing. A minute of a song you love is enough to make a dance of your own."
      picture={<StylePicture style="Contemporary" />}
      action={
        <ButtonLink href={signedIn ? "/selectaudio" : "/signup"} variant="primary" size="large" icon="spark">
          MAKE YOUR OWN
        </ButtonLink>
      }
    />
  );
}
