import type { NatarajClient, Playable } from "@nataraj/sdk";
import { scoreOf } from "@nataraj/sdk/choreography";
import type { Project } from "@nataraj/sdk/contract";
import { solveDance } from "@nataraj/sdk/motion";
import { type BodySeen, cameraMachine, lessonsOf, providePractice, takeReport } from "@nataraj/sdk/practice";
import { SOLO } from "@nataraj/sdk/stage";
import { ButtonLink, Page, type PlayerActor, Practice, Waiting } from "@nataraj/ui";
import "@nataraj/ui/practice.css";
import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useKeptDance } from "../../offline/use-kept-dance.ts";
import { createCamera } from "../../practice/camera.ts";
import { measureDelay } from "../../practice/clap-test.ts";
import { keepDelay, readDelay } from "../../practice/device-delay.ts";
import { reportStore } from "../../practice/report-store.ts";
import { keepAwake } from "../../practice/wake-lock.ts";
import { projectDancer } from "../project/create-dancer.ts";
import { OwnReports } from "./OwnReports.tsx";

export interface ProjectPracticeProps {
  project: Project;
  playable: Playable;
  client: NatarajClient;
  /** Who is here; a visitor's reports are not kept. */
  uid: string | undefined;
}

/** The practice of a project, from the lesson at which this person was. */
export function ProjectPractice(props: ProjectPracticeProps) {
  const { project, uid } = props;
  const [place, setPlace] = useState<{ lessonID: string | undefined }>();
  useEffect(() => {
    if (uid === undefined) return setPlace({ lessonID: undefined });
    reportStore.place(uid, project.projectID).then(
      (lessonID) => setPlace({ lessonID }),
      // A browser that keeps nothing: from the first lesson.
      () => setPlace({ lessonID: undefined }),
    );
  }, [uid, project.projectID]);
  return (
    <Page
      title={`Practise: ${project.projectName}`}
      actions={
        <ButtonLink icon="play" href={`/project/${project.projectID}`}>
          BACK TO THE PROJECT
        </ButtonLink>
      }
    >
      {place ? (
        <PlacedPractice {...props} place={place.lessonID} />
      ) : (
        <Waiting text="Finding where you left off..." tall />
      )}
    </Page>
  );
}

function PlacedPractice({
  project,
  playable,
  client,
  uid,
  place,
}: ProjectPracticeProps & { place: string | undefined }) {
  const { projectID, projectName, danceform } = project;
  const { timeline } = playable;
  const [running, setRunning] = useState<PlayerActor>();
  useKeptDance(uid, project, running);
  // One dances alone here, in the leader's look.
  const leader = project.staging?.cast?.looks?.[0];
  const { createEngine } = useMemo(
    () => projectDancer(danceform, () => (leader === undefined ? undefined : { ...SOLO, looks: [leader] })),
    [danceform, leader],
  );
  const refresh = useCallback(async () => (await client.fetchProject(projectID)).song, [client, projectID]);
  const player = useRef<PlayerActor>(undefined);
  const [stream, setStream] = useState<MediaStream>();

  const practiceLogic = useMemo(
    () =>
      providePractice({
        compare: async (attempt) =>
          takeReport({
            ...attempt,
            projectID,
            projectName,
            timeline,
            dance: await solveDance(scoreOf(timeline)),
            now: new Date(),
          }),
        keepReport: async (report) => {
          if (uid !== undefined) await reportStore.keep(uid, report);
        },
        rememberPlace: (lessonID) => {
          if (uid !== undefined) void reportStore.rememberPlace(uid, projectID, lessonID).catch(() => undefined);
        },
      }),
    [projectID, projectName, timeline, uid],
  );
  const practice = useActorRef(practiceLogic, { input: { lessons: lessonsOf(timeline), place, delay: readDelay() } });

  const cameraLogic = useMemo(() => {
    // The delay that was set for the ear is no delay of the picture.
    const songTime = () => {
      const { clock, audio } = player.current?.getSnapshot().context ?? {};
      return clock ? clock.now() + clock.offset * (audio?.playbackRate ?? 1) : 0;
    };
    return cameraMachine.provide({ actors: { camera: createCamera({ songTime, onStream: setStream }) } });
  }, []);
  const camera = useActorRef(cameraLogic);
  const onBody = useCallback(
    (listener: (seen: BodySeen) => void) => {
      const { unsubscribe } = camera.on("BODY_SEEN", listener);
      return unsubscribe;
    },
    [camera],
  );
  useEffect(() => onBody(({ body }) => practice.send({ type: "BODY_SEEN", body })), [onBody, practice]);
  useEffect(keepAwake, []);

  const report = useSelector(practice, (snapshot) =>
    snapshot.matches("reviewing") ? snapshot.context.report : undefined,
  );
  const measure = useCallback((signal: AbortSignal) => measureDelay(onBody, signal), [onBody]);
  const onDelay = useCallback(
    (seconds: number) => {
      keepDelay(seconds);
      practice.send({ type: "SET_DELAY", seconds });
    },
    [practice],
  );
  const onPlayer = useCallback((actor: PlayerActor | undefined) => {
    player.current = actor;
    setRunning(actor);
  }, []);

  return (
    <Practice
      playable={playable}
      createEngine={createEngine}
      refresh={refresh}
      practice={practice}
      camera={camera}
      stream={stream}
      onPlayer={onPlayer}
      measureDelay={measure}
      onDelay={onDelay}
      history={
        uid === undefined ? (
          <p>Log in to keep your reports in this browser.</p>
        ) : (
          <OwnReports uid={uid} projectID={projectID} projectName={projectName} latest={report} />
        )
      }
    />
  );
}
