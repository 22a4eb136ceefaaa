import { provideSession, type sessionMachine } from "@nataraj/sdk";
import { createActor, type SnapshotFrom } from "xstate";
import { isSurelySignedOut, readFrontToken } from "./front-token.ts";
import { onSessionNews } from "./session-news.ts";
import type { SiteSession } from "./site-session.ts";

/** Tells who is here, as the auth SDK knows it. */
export interface SessionSource {
  findUser(): Promise<string | undefined>;
}

/** The session machine at work in this tab. */
export interface SiteSessionStore {
  current(): SiteSession;
  subscribe(listener: () => void): () => void;
  /** Finds out, and follows from now on. @returns what ends that. */
  start(): () => void;
  /** Finds out for sure whether somebody is here. */
  ask(): void;
  /** A call was refused for want of a session. */
  expire(): void;
  /** The person does not want to log in again. */
  decline(): void;
  /** Registers what is to be left before a sign-out, here or in another tab, shows here. @returns what ends that. */
  onLeave(leave: () => unknown): () => void;
  /** Hears whose session has ended by a sign-out, here or in another tab. @returns what ends that. */
  onSignedOut(listener: (uid: string) => void): () => void;
}

/** An access token this close to its end has it renewed before it serves. Milliseconds. */
const RENEW_BEFORE_MS = 10_000;

/**
 * The part of the session that scripts can read (see `readFrontToken`) is believed at first, so that pages do not wait. The
 * auth SDK is a fifth of what a visit loads. It is loaded after the page is shown, and not at all for visitors.
 */
export function createSiteSession(
  source: () => Promise<SessionSource>,
  pageShown: Promise<unknown> = Promise.resolve(),
): SiteSessionStore {
  const findUser = async () => (await source()).findUser();
  const actor = createActor(provideSession(findUser), { input: { ...firstGuess(), isSure: isSurelySignedOut() } });
  actor.start();
  const leaving = new Set<() => unknown>();
  let shown = sessionOf(actor.getSnapshot());

  /** Other tabs and the SDK write where everyone can read. */
  const readToken = () => {
    const token = readFrontToken();
    if (actor.getSnapshot().matches({ who: "loading" })) return;
    if (token && token.uid !== shown.uid) actor.send({ type: "USER_FOUND", uid: token.uid });
    else if (token && shown.status === "expired") actor.send({ type: "USER_FOUND", uid: token.uid });
    else if (!token) actor.send({ type: "NOBODY_FOUND" });
  };

  const leave = async () => {
    await Promise.all([...leaving].map((each) => each()));
    actor.send({ type: "SIGNED_OUT" });
  };

  return {
    current: () => shown,
    subscribe(listener) {
      const { unsubscribe } = actor.subscribe((snapshot) => {
        const next = sessionOf(snapshot);
        if (next.status === shown.status && next.uid === shown.uid) return;
        shown = next;
        listener();
      });
      return unsubscribe;
    },
    start() {
      actor.send({ type: "STARTED" });
      void pageShown.then(() => actor.send({ type: "PAGE_SHOWN" }));
      const stopListening = onSessionNews((news) => {
        if (news === "changed") readToken();
        else if (news === "ended") actor.send({ type: "NOBODY_FOUND" });
        else void leave();
      });
      const onVisible = () => document.visibilityState === "visible" && readToken();
      document.addEventListener("visibilitychange", onVisible);
      window.addEventListener("focus", onVisible);
      window.addEventListener("pageshow", onVisible);
      return () => {
        stopListening();
        document.removeEventListener("visibilitychange", onVisible);
        window.removeEventListener("focus", onVisible);
        window.removeEventListener("pageshow", onVisible);
      };
    },
    ask: () => actor.send({ type: "ASK" }),
    expire: () => actor.send({ type: "NOBODY_FOUND" }),
    decline: () => actor.send({ type: "DECLINED" }),
    onLeave(each) {
      leaving.add(each);
      return () => leaving.delete(each);
    },
    onSignedOut(listener) {
      const { unsubscribe } = actor.on("LEFT", ({ uid }) => listener(uid));
      return unsubscribe;
    },
  };
}

function firstGuess(): { uid?: string; nobody?: boolean } {
  const token = readFrontToken();
  if (!token) return { nobody: true };
  return token.expires > Date.now() + RENEW_BEFORE_MS ? { uid: token.uid } : {};
}

function sessionOf({ value, context: { uid } }: SnapshotFrom<typeof sessionMachine>): SiteSession {
  const status = value.who as SiteSession["status"];
  return (status === "in" || status === "expired") && uid !== undefined ? { status, uid } : ({ status } as SiteSession);
}
