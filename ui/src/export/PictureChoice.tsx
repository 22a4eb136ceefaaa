"use client";

import { VIEWS, type View } from "../dancer/stage/views.ts";
import { VIEW_LABELS } from "../playback/dancer-controls.ts";
import { isVideo, type SaveRequest } from "./save-request.ts";
import {
  FRAME_RATES,
  type FrameRate,
  HEIGHTS,
  type Height,
  pictureSize,
  SHAPES,
  type Shape,
} from "./video/video-format.ts";

const SHAPE_LABELS: Readonly<Record<Shape, string>> = {
  landscape: "Landscape 16:9",
  square: "Square 1:1",
  portrait: "Portrait 9:16",
};

export interface PictureChoiceProps {
  /** Size and shape that are chosen. */
  value: SaveRequest;
  /** Whether the background may be transparent. */
  alpha?: boolean | undefined;
  /** Another picture was chosen. */
  onChange: (change: Partial<SaveRequest>) => void;
}

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <label className="nj-save__field">
      {label}
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => String(option) === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How large, how smooth and from where a video is; how many poses a second motion has; from where MMD sees the dance. */
export function PictureChoice({ value, alpha = false, onChange }: PictureChoiceProps) {
  const rate = (
    <Choice<FrameRate>
      label="Frames per second"
      value={value.fps}
      options={FRAME_RATES.map((fps) => [fps, String(fps)])}
      onChange={(fps) => onChange({ fps })}
    />
  );
  const view = (
    <Choice<View>
      label="View"
      value={value.view}
      options={VIEWS.map((view) => [view, VIEW_LABELS[view]])}
      onChange={(view) => onChange({ view })}
    />
  );
  const shape = (
    <Choice<Shape>
      label="Shape"
      value={value.shape}
      options={SHAPES.map((shape) => [shape, SHAPE_LABELS[shape]])}
      onChange={(shape) => onChange({ shape })}
    />
  );
  if (value.kind === "vmd") return null;
  if (value.kind === "vmd-camera")
    return (
      <div className="nj-save__picture">
        {shape}
        {view}
      </div>
    );
  if (!isVideo(value.kind)) return <div className="nj-save__picture">{rate}</div>;
  const sizeLabel = (height: Height) => {
    const size = pictureSize(value.shape, height);
    return `${height}p (${size.width} × ${size.height})`;
  };
  return (
    <div className="nj-save__picture">
      {shape}
      <Choice<Height>
        label="Size"
        value={value.height}
        options={HEIGHTS.map((height) => [height, sizeLabel(height)])}
        onChange={(height) => onChange({ height })}
      />
      {rate}
      {view}
      <label className="nj-save__check">
        <input
          type="checkbox"
          checked={value.mirrored}
          onChange={(event) => onChange({ mirrored: event.target.checked })}
        />
        Mirrored
      </label>
      <label className="nj-save__check">
        <input
          type="checkbox"
          checked={value.titled}
          onChange={(event) => onChange({ titled: event.target.checked })}
        />
        Show the name at the start
      </label>
      {alpha && (
        <label className="nj-save__check">
          <input
            type="checkbox"
            checked={value.transparent ?? false}
            onChange={(event) => onChange({ transparent: event.target.checked })}
          />
          Transparent background
        </label>
      )}
    </div>
  );
}
