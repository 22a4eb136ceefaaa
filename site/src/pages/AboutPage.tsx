import { AppLink, ButtonLink, Faq, Page, type Question } from "@nataraj/ui";
import { useLocation } from "react-router-dom";

const QUESTIONS: readonly Question[] = [
  {
    id: "fair-use",
    question: "Is artificial intelligence used?",
    answer: (
      <p>
        Yes. AI is used to recognise the words of a song and to plan the dance steps. We make every movement ourselves
        and copy nobody's performance. We use AI fairly: your music is not used to train anything, and you can change
        everything the AI has planned.
      </p>
    ),
  },
  {
    id: "price",
    question: "Is it free?",
    answer: (
      <p>
        Yes, it is free for up to 3 projects. <a href="#contact">Contact us</a> if you need more.
      </p>
    ),
  },
  {
    id: "media",
    question: "Is my personal dance media saved?",
    answer: (
      <p>
        No. Personal dance media is not saved. When you practise in the Android app, the video is not stored, and the
        matching report stays on your device.
      </p>
    ),
  },
  {
    id: "deletion",
    question: "What happens to my data when I delete my account?",
    answer: (
      <p>
        All your data is deleted when you delete your account: your projects, their music, your picture, your messages
        and your sign-in details. The <AppLink href="/privacy">privacy policy</AppLink> has the details.
      </p>
    ),
  },
];

/** /about: the product's story and its FAQ. */
export function AboutPage() {
  const { hash } = useLocation();
  return (
    <Page
      title="About"
      width="text"
      lead="Nataraj is named after the lord of dance, whose dance keeps the world turning."
    >
      <div className="nj-prose">
        <p>
          Anyone who loves a song has wished they could dance to it. But choreography takes a choreographer, and
          practice takes someone to follow. Nataraj began with a question: what if a song could show you its own dance?
        </p>
        <p>
          You choose a song and a minute of it, and one or more styles, from Hip Hop to Indian Classical. Nataraj
          listens for the beat, the phrases and the words, writes a choreography that fits them, and a dancer performs
          it for you in 3D. You can walk around her, slow her down and learn at your own pace.
        </p>
        <p className="nj-prose__actions">
          <ButtonLink href="/dashboard" variant="primary">
            GO TO THE DASHBOARD
          </ButtonLink>{" "}
          <ButtonLink href="/tutorials">WATCH THE TUTORIALS</ButtonLink>
        </p>
        <h2>Frequently asked questions</h2>
        <Faq questions={QUESTIONS} open={hash.slice(1) || undefined} />
      </div>
    </Page>
  );
}
