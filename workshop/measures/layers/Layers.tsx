import type { DanceStyle } from "@nataraj/sdk/contract";
import { CATALOGUE, createDance, createPose, type DanceScore, poseAt, worldPositions } from "@nataraj/sdk/motion";
import { useEffect, useMemo, useState } from "react";
import { CHANNELS, type Channel, channelNamed } from "../../../sdk/src/motion/format/channels.ts";
import {
  DEFAULT_SETTINGS,
  type MotionSettings,
  STAGE_TABLES,
  withSetting,
} from "../../../sdk/src/motion/layers/index.ts";
import type { SettingTable } from "../../../sdk/src/motion/settings/setting.ts";
import { LEAD, TRACK_RATE } from "../../../sdk/src/motion/tracks/frames.ts";
import { IconButton } from "../../../ui/src/button/IconButton.tsx";
import { useStoryClock } from "../../../ui/src/dancer/story-clock.ts";
import { FRONT, figure, SIDE } from "../motion/stick-figure.ts";
import { explain, LAYERS, type LayeredChannel, sumsAt } from "./explain.ts";
import "./layers.css";

/** Seconds: 120 beats a minute. */
const BEAT = 0.5;
const COLOURS = ["#9a9a9a", "#337ab7", "#2a9d8f", "#e9c46a", "#f4a261", "#e76f51", "#8e5ea2", "#3cba9f", "#c45850"];

interface LayersProps {
  /** Moves by number, danced one after the other. */
  moves: readonly number[];
  style: DanceStyle;
  /** Intensity of the music, 0 to 1. */
  energy: number;
  /** The channel that is drawn. */
  channel: string;
}

function scoreOfMoves(moves: readonly number[], style: DanceStyle, energy: number): DanceScore {
  let start = 2 * BEAT;
  const danced = moves.map((move) => {
    const from = start;
    start += (CATALOGUE[move - 1]?.beats ?? 4) * BEAT;
    return { move, style, start: from, end: start };
  });
  const duration = start + 2 * BEAT;
  const beats = Array.from({ length: Math.ceil(duration / BEAT) + 1 }, (_, i) => i * BEAT);
  return {
    duration,
    moves: danced,
    beats,
    dynamics: { energy: beats.map(() => energy), hits: [], breaks: [], builds: [] },
  };
}

/** Why a part of the body is where it is at a second: a channel layer by layer, each of which can be left out and set. */
export function Layers({ moves, style, energy: firstEnergy, channel: firstChannel }: LayersProps) {
  const [settings, setSettings] = useState<MotionSettings>(DEFAULT_SETTINGS);
  const [energy, setEnergy] = useState(firstEnergy);
  const [name, setName] = useState(firstChannel);
  const channel = channelNamed(name as "bend");
  const score = useMemo(() => scoreOfMoves(moves, style, energy), [moves, style, energy]);
  const dance = useMemo(() => createDance(score, { idling: 0, settings }), [score, settings]);
  const explained = useMemo(() => explain(score, channel, settings), [score, channel, settings]);
  const clock = useStoryClock(score.duration, BEAT);
  const running = useFrames(clock.seconds === undefined, clock.now);
  const seconds = clock.seconds ?? running;
  const positions = useMemo(() => worldPositions(poseAt(dance, seconds, createPose())), [dance, seconds]);
  return (
    <div className="motion-layers">
      <div className="motion-layers__dance">
        <Figures positions={positions} />
        <div className="nj-story-moves__controls">
          <IconButton
            variant="filled"
            icon={clock.seconds === undefined ? "pause" : "play"}
            label={clock.seconds === undefined ? "Stand still" : "Dance"}
            onClick={clock.seconds === undefined ? clock.pause : clock.play}
          />
          <label>
            Time
            <input
              type="range"
              min={0}
              max={score.duration}
              step={1 / TRACK_RATE}
              value={seconds}
              onChange={({ target }) => clock.seek(Number(target.value))}
            />
          </label>
          <label>
            Intensity
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={energy}
              onChange={({ target }) => setEnergy(Number(target.value))}
            />
          </label>
          <label>
            Channel
            <select value={name} onChange={({ target }) => setName(target.value)}>
              {CHANNELS.map((each) => (
                <option key={each.name}>{each.name}</option>
              ))}
            </select>
          </label>
        </div>
        <Curves explained={explained} channel={channel} seconds={seconds} duration={score.duration} />
        <Sums explained={explained} channel={channel} seconds={seconds} />
      </div>
      <SettingsPanel settings={settings} onSettings={setSettings} />
    </div>
  );
}

/** The time by the clock at each frame that is drawn, while it runs. */
function useFrames(isRunning: boolean, now: () => number): number {
  const [seconds, setSeconds] = useState(now);
  useEffect(() => {
    if (!isRunning) return;
    let frame = requestAnimationFrame(function tick() {
      setSeconds(now());
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning, now]);
  return seconds;
}

const WIDTH = 640;
const HEIGHT = 300;

function Figures({ positions }: { positions: Float32Array }) {
  const both =
    figure(positions, FRONT, { x: WIDTH / 4, y: HEIGHT - 20 }, 140) +
    figure(positions, SIDE, { x: (3 * WIDTH) / 4, y: HEIGHT - 20 }, 140);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="The body from the front and from the side">
      <rect width={WIDTH} height={HEIGHT} fill="#f5f3ee" />
      <line x1={0} x2={WIDTH} y1={HEIGHT - 20} y2={HEIGHT - 20} stroke="#ccc" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own drawing */}
      <g dangerouslySetInnerHTML={{ __html: both }} />
    </svg>
  );
}

interface ExplainedProps {
  explained: readonly LayeredChannel[];
  channel: Channel;
  seconds: number;
}

/** The channel up to each layer, over time. */
function Curves({ explained, channel, seconds, duration }: ExplainedProps & { duration: number }) {
  const frames = Math.round(duration * TRACK_RATE);
  const all = explained.flatMap(({ values }) => [...values.subarray(LEAD, LEAD + frames)]);
  const [low, high] = [Math.min(channel.rest, ...all) - 1, Math.max(channel.rest, ...all) + 1];
  const x = (f: number) => (WIDTH * f) / frames;
  const y = (value: number) => 180 - (180 * (value - low)) / (high - low);
  return (
    <svg viewBox={`0 0 ${WIDTH} 200`} role="img" aria-label={`${channel.name} over time, layer by layer`}>
      <rect width={WIDTH} height={200} fill="#fff" />
      {Array.from({ length: Math.floor(duration / BEAT) + 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its number
        <line key={i} x1={x(i * BEAT * TRACK_RATE)} x2={x(i * BEAT * TRACK_RATE)} y1={0} y2={180} stroke="#eee" />
      ))}
      {explained.map(({ layer, values }, i) => (
        <polyline
          key={layer}
          fill="none"
          stroke={COLOURS[i % COLOURS.length]}
          strokeWidth={i === explained.length - 1 ? 2.5 : 1.2}
          points={Array.from(
            { length: frames },
            (_, f) => `${x(f).toFixed(1)},${y(values[LEAD + f] ?? 0).toFixed(1)}`,
          ).join(" ")}
        />
      ))}
      <line x1={x(seconds * TRACK_RATE)} x2={x(seconds * TRACK_RATE)} y1={0} y2={180} stroke="#000" />
      <text x={2} y={10} fontSize={10}>
        {high.toFixed(0)}
      </text>
      <text x={2} y={178} fontSize={10}>
        {low.toFixed(0)}
      </text>
    </svg>
  );
}

/** What each layer adds at the time. */
function Sums({ explained, channel, seconds }: ExplainedProps) {
  return (
    <table>
      <caption>
        {channel.name} at {seconds.toFixed(2)} s
      </caption>
      <thead>
        <tr>
          <th scope="col">Layer</th>
          <th scope="col">Adds</th>
          <th scope="col">Sum</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">at rest</th>
          <td />
          <td>{channel.rest.toFixed(1)}</td>
        </tr>
        {sumsAt(explained, channel, seconds).map(({ layer, adds, value }, i) => (
          <tr key={layer}>
            <th scope="row" style={{ borderLeft: `6px solid ${COLOURS[i % COLOURS.length]}` }}>
              {layer}
            </th>
            <td>{adds.toFixed(1)}</td>
            <td>{value.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SlidersProps {
  table: SettingTable;
  values: Readonly<Record<string, number>>;
  onChange(setting: string, value: number): void;
}

/** The settings of a table, each with its unit and the measure that it answers to. */
function Sliders({ table, values, onChange }: SlidersProps) {
  return Object.entries(table).map(([setting, { unit, range, answers }]) => (
    <label key={setting} className="motion-layers__setting">
      <span>
        <b>{setting}</b> {values[setting]?.toFixed(2)} {unit} <small>({answers})</small>
      </span>
      <input
        type="range"
        min={range[0]}
        max={range[1]}
        step={(range[1] - range[0]) / 200}
        value={values[setting]}
        onChange={({ target }) => onChange(setting, Number(target.value))}
      />
    </label>
  ));
}

interface SettingsPanelProps {
  settings: MotionSettings;
  onSettings(settings: MotionSettings): void;
}

/** All layers in their order: what each is for, whether it is danced, and its settings as sliders. */
function SettingsPanel({ settings, onSettings }: SettingsPanelProps) {
  const toggle = (name: string, on: boolean) => {
    const off = new Set(settings.off);
    if (on) off.delete(name);
    else off.add(name);
    onSettings({ ...settings, off });
  };
  const set = (table: string, setting: string, value: number) =>
    onSettings(withSetting(settings, table, setting, value));
  return (
    <div className="motion-layers__settings">
      <h2>Layers</h2>
      {LAYERS.map(({ name, says, settings: table }) => (
        <section key={name}>
          <label>
            <input
              type="checkbox"
              checked={!settings.off.has(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            {name}
          </label>
          <p>{says}</p>
          {Object.keys(table).length > 0 && (
            <details>
              <summary>Settings of {name}</summary>
              <Sliders
                table={table}
                values={settings.layers[name] ?? {}}
                onChange={(...change) => set(name, ...change)}
              />
            </details>
          )}
        </section>
      ))}
      <h2>Before the layers</h2>
      {Object.entries(STAGE_TABLES).map(([name, table]) => (
        <details key={name}>
          <summary>Settings of {name}</summary>
          <Sliders
            table={table}
            values={settings[name as keyof typeof STAGE_TABLES]}
            onChange={(...change) => set(name, ...change)}
          />
        </details>
      ))}
    </div>
  );
}
