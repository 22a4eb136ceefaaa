import { moveName } from "@nataraj/sdk";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { CATALOGUE, listVariants } from "@nataraj/sdk/motion";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../../ui/src/button/Button.tsx";
import { IconButton } from "../../../ui/src/button/IconButton.tsx";
import { defaultLookFor, type View } from "../../../ui/src/dancer/index.ts";
import { useStoryClock } from "../../../ui/src/dancer/story-clock.ts";
import { StoryStage, stagesShown } from "../../../ui/src/dancer/story-stage.tsx";
import { isWithin } from "../motion/measurement.ts";
import type { Report } from "../motion/report.ts";
import { BEAT, measuresOf, type ShownMove, timelineOfMove } from "./story-move.ts";

interface MovesProps {
  /** Number of the move to begin with, from 1. */
  move: number;
  /** The style to begin with. */
  style: DanceStyle;
  /** The variant to begin with; "" is the move as written. */
  variant: string;
  /** What stands beside it: the same from the side, or another style. */
  beside: "nothing" | "side" | DanceStyle;
}

const SPEEDS = [1, 0.5, 0.25];

/** A move in a style, to be played, slowed down and stepped through by beats, alone or beside another. */
function Moves({ move: firstMove, style: firstStyle, variant: firstVariant, beside: firstBeside }: MovesProps) {
  const [shown, setShown] = useState<ShownMove>({ move: firstMove, style: firstStyle, variant: firstVariant });
  const [beside, setBeside] = useState(firstBeside);
  const timeline = useMemo(() => timelineOfMove(shown), [shown]);
  const clock = useStoryClock(timeline.duration, BEAT);
  const other = beside === "nothing" || beside === "side" ? shown.style : beside;
  const otherTimeline = useMemo(() => timelineOfMove({ ...shown, style: other }), [shown, other]);
  const stage = (style: DanceStyle, view: View) => (
    <figure style={{ margin: 0 }} key={`${style} ${view}`}>
      <StoryStage
        label={`${moveName(shown.move)} in ${style}, from the ${view === "left" ? "side" : "front"}`}
        timeline={style === shown.style ? timeline : otherTimeline}
        look={defaultLookFor(style)}
        environment="studio"
        view={view}
        seconds={clock.seconds}
        clock={clock.now}
        quality="auto"
        ratio="1"
      />
      <figcaption>
        {style}, {view === "left" ? "side" : "front"}
      </figcaption>
    </figure>
  );
  return (
    <div className="nj-story-moves">
      <Choice shown={shown} onShown={setShown} beside={beside} onBeside={setBeside} />
      <div className="nj-story-moves__controls">
        <IconButton
          variant="filled"
          icon={clock.seconds === undefined ? "pause" : "play"}
          label={clock.seconds === undefined ? "Stand still" : "Dance"}
          onClick={clock.seconds === undefined ? clock.pause : clock.play}
        />
        <Button onClick={() => clock.step(-1)}>BEAT BACK</Button>
        <Button onClick={() => clock.step(1)}>BEAT ON</Button>
        <label>
          Speed
          <select value={clock.speed} onChange={({ target }) => clock.setSpeed(Number(target.value))}>
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
        {clock.seconds !== undefined && (
          <span role="status">
            Beat {Math.round((clock.seconds / BEAT) * 10) / 10} of {Math.round(timeline.duration / BEAT)}
          </span>
        )}
      </div>
      <div className="nj-story-moves__stages">
        {stage(shown.style, "front")}
        {beside !== "nothing" && stage(other, beside === "side" ? "left" : "front")}
      </div>
      <Measures shown={shown} />
    </div>
  );
}

interface ChoiceProps {
  shown: ShownMove;
  onShown: (shown: ShownMove) => void;
  beside: MovesProps["beside"];
  onBeside: (beside: MovesProps["beside"]) => void;
}

function Choice({ shown, onShown, beside, onBeside }: ChoiceProps) {
  return (
    <div className="nj-story-moves__choice">
      <label>
        Move
        <select
          value={shown.move}
          onChange={({ target }) => onShown({ ...shown, move: Number(target.value), variant: "" })}
        >
          {CATALOGUE.map(({ name }, i) => (
            <option key={name} value={i + 1}>
              {i + 1} {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Style
        <select value={shown.style} onChange={({ target }) => onShown({ ...shown, style: target.value as DanceStyle })}>
          {DANCE_STYLES.map((style) => (
            <option key={style}>{style}</option>
          ))}
        </select>
      </label>
      <label>
        Variant
        <select value={shown.variant} onChange={({ target }) => onShown({ ...shown, variant: target.value })}>
          <option value="">as written</option>
          {listVariants(shown.move).map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Beside it
        <select value={beside} onChange={({ target }) => onBeside(target.value as MovesProps["beside"])}>
          <option value="nothing">nothing</option>
          <option value="side">the same from the side</option>
          {DANCE_STYLES.map((style) => (
            <option key={style} value={style}>
              in {style}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** What the tests measure of the move, after its picture stands. */
function Measures({ shown }: { shown: ShownMove }) {
  const [reports, setReports] = useState<Report[]>([]);
  useEffect(() => {
    const later = setTimeout(() => setReports(measuresOf(shown)), 0);
    return () => clearTimeout(later);
  }, [shown]);
  if (reports.length === 0) return <p>Measuring the move.</p>;
  return (
    <table>
      <caption>
        Measures at 120 beats a minute, {reports.filter(isWithin).length} of {reports.length} within their bounds
      </caption>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col" className="nj-story-moves__number">
            Value
          </th>
          <th scope="col">Bounds</th>
          <th scope="col" className="nj-story-moves__number">
            Worst at beat
          </th>
        </tr>
      </thead>
      <tbody>
        {reports.map(({ measure, value, low, high, unit, beat }) => (
          <tr key={measure}>
            <th scope="row">{measure}</th>
            <td className="nj-story-moves__number">
              {value.toFixed(2)} {unit}
            </td>
            <td>{[low !== undefined && `≥ ${low}`, high !== undefined && `≤ ${high}`].filter(Boolean).join(", ")}</td>
            <td className="nj-story-moves__number">{beat?.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * All moves and their variants in all styles. The real dancer dances a move twice; play it, slow it down, or go
 * from beat to beat. Beside it stands the same from the side, or in another style. The table has what the tests measure.
 */
const meta: Meta<typeof Moves> = {
  title: "Moves",
  component: Moves,
  args: { move: 13, style: "Salsa", variant: "", beside: "nothing" },
  argTypes: {
    move: { control: { type: "number", min: 1, max: CATALOGUE.length } },
    style: { control: "select", options: DANCE_STYLES },
    beside: { control: "select", options: ["nothing", "side", ...DANCE_STYLES] },
  },
  // Another choice of the controls is another beginning.
  render: (args) => <Moves key={JSON.stringify(args)} {...args} />,
  tags: ["!test", "webgl"],
};
export default meta;
type Story = StoryObj<typeof Moves>;

/** Choose a move, a style and a variant. */
export const OneMove: Story = {
  tags: ["test"],
  play: async ({ canvas }) => {
    const stage = () => canvas.getByRole("img");
    await waitFor(() => expect(stage()).toHaveAttribute("data-state", "shown"));
    const hand = () => stagesShown.at(-1)?.poseSnapshot().rightHand;
    const before = hand();
    await userEvent.click(canvas.getByRole("button", { name: "BEAT ON" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Beat 1 of/);
    await waitFor(() => expect(hand()).not.toEqual(before));
    const table = await canvas.findByRole("table");
    await expect(table.querySelector("caption")?.textContent).toMatch(/(\d+) of \1 within their bounds/);
    await userEvent.selectOptions(canvas.getByLabelText("Move"), "4");
    await expect(within(canvas.getByLabelText("Variant")).getAllByRole("option").length).toBeGreaterThan(1);
    await userEvent.selectOptions(canvas.getByLabelText("Move"), "13");
    await userEvent.click(canvas.getByRole("button", { name: "BEAT BACK" }));
  },
};

/** A move from the front and from the side. */
export const FrontAndSide: Story = { args: { move: 3, style: "Breakdancing", beside: "side" } };
/** A move in two styles, in step with each other. */
export const TwoStyles: Story = { args: { move: 19, style: "Ballet", beside: "Indian Classical" } };
