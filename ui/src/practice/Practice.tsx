"use client";

import type { AudioSource, Playable } from "@nataraj/sdk";
import { lessonAfter, type PracticeReport } from "@nataraj/sdk/practice";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../button/Button.tsx";
import { AlertDialog } from "../dialog/AlertDialog.tsx";
import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";
import { type PlayerActor, usePlayer } from "../playback/use-player.ts";
import { EightCount } from "../player/Captions.tsx";
import { DancerView } from "../player/DancerView.tsx";
import { StartOverlay } from "../player/StartOverlay.tsx";
import { type CameraActor, CameraPanel } from "./CameraPanel.tsx";
import { CameraPicture } from "./CameraPicture.tsx";
import { ClapTest } from "./ClapTest.tsx";
import { LessonList } from "./LessonList.tsx";
import { PracticeResult } from "./PracticeResult.tsx";
import { type PracticeActor, useLessonPlayer } from "./use-lesson-player.ts";

/** Properties of {@link Practice}. */
export interface PracticeProps {
  /** The dance that is practised. */
  playable: Playable;
  /** Must not change between renders. */
  createEngine: CreateDancer;
  /** Resolves with a fresh address of the song. */
  refresh: () => Promise<string>;
  /** The machine of the practice. */
  practice: PracticeActor;
  /** The machine that holds the camera. */
  camera: CameraActor;
  /** The camera's picture, while there is one. */
  stream: MediaStream | undefined;
  /** Hears of the player when it runs, and of undefined when it is gone. Must not change between renders. */
  onPlayer: (player: PlayerActor | undefined) => void;
  /** Measures how late the device's sound is. */
  measureDelay: (signal: AbortSignal) => Promise<number | undefined>;
  /** The delay was measured or set, in seconds. */
  onDelay: (seconds: number) => void;
  /** The reports before. */
  history: ReactNode;
  /** Takes the place of an audio element, in stories. */
  createAudio?: () => AudioSource;
}

/** Practising a dance: the dancer, the lessons, the camera, and what a practice came to. */
export function Practice(props: PracticeProps) {
  const { playable, createEngine, refresh, practice, camera, stream, onPlayer, history, createAudio } = props;
  const [engine, setEngine] = useState<DancerControls>();
  const [outlined, setOutlined] = useState(false);
  const [clapping, setClapping] = useState(false);
  const player = usePlayer({ playable, engine, refresh, createAudio });
  const { lessons, current, report, notice, delay } = useSelector(practice, ({ context }) => context);
  useEffect(() => {
    onPlayer(player);
    return () => onPlayer(undefined);
  }, [player, onPlayer]);

  return (
    <div className="nj-practise">
      <section className="nj-practise__view" aria-label="Dancer">
        <div className="nj-practise__stage">
          <DancerView createEngine={createEngine} onEngine={setEngine} />
          {player && <StartOverlay player={player} />}
          {player && <EightCount player={player} />}
          {stream && <CameraPicture camera={camera} stream={stream} outlined={outlined} />}
        </div>
        {player && engine && <LessonControls player={player} engine={engine} practice={practice} />}
        <CameraPanel camera={camera}>
          <button type="button" className="nj-chip" aria-pressed={outlined} onClick={() => setOutlined(!outlined)}>
            Outline
          </button>
          <Button variant="ghost" onClick={() => setClapping(true)}>
            {delay === undefined ? "CLAP TEST" : "CLAP TEST AGAIN"}
          </Button>
          {delay === undefined && <p>Do the clap test to learn whether you are early or late.</p>}
        </CameraPanel>
        <PracticeReportView practice={practice} report={report} />
      </section>
      <aside className="nj-practise__lessons">
        <h2>Lessons</h2>
        <LessonList
          lessons={lessons}
          current={current}
          onChoose={(index) => {
            player?.send({ type: "PAUSE" });
            practice.send({ type: "CHOOSE_LESSON", index });
          }}
        />
        <h2>Your reports</h2>
        {history}
      </aside>
      {clapping && (
        <ClapTest measureDelay={props.measureDelay} onMeasured={props.onDelay} onClose={() => setClapping(false)} />
      )}
      {notice && <AlertDialog {...notice} onDismiss={() => practice.send({ type: "DISMISS" })} />}
    </div>
  );
}

function PracticeReportView({ practice, report }: { practice: PracticeActor; report: PracticeReport | undefined }) {
  const isComparing = useSelector(practice, (snapshot) => snapshot.matches("comparing"));
  if (isComparing) return <p role="status">Comparing…</p>;
  return report ? <PracticeResult report={report} /> : null;
}

interface LessonControlsProps {
  player: PlayerActor;
  engine: DancerControls;
  practice: PracticeActor;
}

/** Watching and dancing the lesson that is next, from the front or the back, mirrored or not. */
function LessonControls({ player, engine, practice }: LessonControlsProps) {
  const { lessons, current } = useSelector(practice, ({ context }) => context);
  const isPractising = useSelector(practice, (snapshot) => snapshot.matches("practising"));
  const isPlaying = useSelector(player, (snapshot) => snapshot.matches("playing"));
  const mirrored = useSelector(player, ({ context }) => context.mirrored);
  const [fromBack, setFromBack] = useState(false);
  const [soundDelay, setSoundDelay] = useState(0);
  const { watch, dance, stop } = useLessonPlayer(player, practice);
  const lesson = lessons[current];
  const parts = Math.max(0, ...lessons.map(({ part = 0 }) => part));
  // As in a studio's mirror: the dancer's left is on the person's left.
  useEffect(() => player.send({ type: "SET_MIRRORED", mirrored: true }), [player]);
  useEffect(() => engine.setView(fromBack ? "back" : "front"), [engine, fromBack]);
  if (!lesson) return <p>This dance has no steps to practise.</p>;
  return (
    <div className="nj-practise__controls">
      <h2>{lesson.name}</h2>
      <p>
        {lesson.part !== undefined && `Part ${lesson.part} of ${parts}. `}
        {Math.round(lesson.rate * 100)} % of the speed, {lesson.music ? "with music" : "without music: count along"}.
      </p>
      <div className="nj-practise__buttons">
        {isPractising || isPlaying ? (
          <Button variant="primary" icon="stop" onClick={stop}>
            STOP
          </Button>
        ) : (
          <>
            {/* What is to be danced is what the screen shows: who copies a dancer from the front that is not mirrored dances its mirror image. */}
            <Button variant="primary" icon="play" onClick={() => dance(lesson, fromBack === mirrored)}>
              DANCE IT
            </Button>
            <Button icon="eye" onClick={() => watch(lesson)}>
              WATCH IT
            </Button>
            {lessonAfter(lessons, current) !== undefined && (
              <Button icon="arrow-right" onClick={() => practice.send({ type: "NEXT" })}>
                NEXT LESSON
              </Button>
            )}
          </>
        )}
        <button
          type="button"
          className="nj-chip"
          aria-pressed={mirrored}
          onClick={() => player.send({ type: "SET_MIRRORED", mirrored: !mirrored })}
        >
          Mirror
        </button>
        <button type="button" className="nj-chip" aria-pressed={fromBack} onClick={() => setFromBack(!fromBack)}>
          From the back
        </button>
        <label className="nj-practice__field" title="For wireless speakers, whose sound comes late">
          Sound delay
          <input
            type="range"
            min={0}
            max={0.5}
            step={0.01}
            value={soundDelay}
            aria-valuetext={`${Math.round(soundDelay * 1000)} milliseconds`}
            onChange={(event) => {
              const seconds = event.target.valueAsNumber;
              setSoundDelay(seconds);
              player.send({ type: "SET_DELAY", seconds });
            }}
          />
        </label>
      </div>
    </div>
  );
}
