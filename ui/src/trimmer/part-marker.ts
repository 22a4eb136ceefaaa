import type { Group } from "konva/lib/Group.js";
import { Label, Tag } from "konva/lib/shapes/Label.js";
import { Line } from "konva/lib/shapes/Line.js";
import { Rect } from "konva/lib/shapes/Rect.js";
import { Text } from "konva/lib/shapes/Text.js";
import type { CreateSegmentMarkerOptions, SegmentMarker } from "peaks.js";
import { type Actor, createActor } from "xstate";
import { GRIP_PX, type PartSide } from "./drag.ts";
import { type HandleView, type handleMachine, provideHandle } from "./handle-machine.ts";

/** Tokens of the design, as colours that a canvas knows. */
export interface MarkerColors {
  accent: string;
  onAccent: string;
  fine: string;
  onFine: string;
}

export interface PartMarkerOptions extends HandleView {
  colors: MarkerColors;
  /** The view has moved under a handle that is held at its edge: where the handle is in it, in pixels. */
  onScroll(side: PartSide, position: number): void;
}

/** As wide as a finger; only the grip in the middle is drawn. Pixels. */
const FINGER_PX = 44;
const LINE_PX = 3;
const GRIP = { width: GRIP_PX, height: 40 } as const;
const RIDGE = { offset: 2.5, height: 16, width: 2 } as const;

/** A handle of the part, which Peaks places and drags. The handle machine decides what a drag means. */
class PartMarker implements SegmentMarker {
  private readonly options: CreateSegmentMarkerOptions;
  private readonly own: PartMarkerOptions;
  private readonly area = new Rect({ x: -FINGER_PX / 2, width: FINGER_PX, fill: "transparent" });
  private readonly line = new Rect({ x: -LINE_PX / 2, width: LINE_PX, listening: false });
  private readonly grip = new Rect({
    width: GRIP.width,
    height: GRIP.height,
    offsetX: GRIP.width / 2,
    offsetY: GRIP.height / 2,
    cornerRadius: GRIP.width / 2,
    listening: false,
  });
  private readonly ridges: Line[];
  private label: Label | undefined;
  private handle: Actor<typeof handleMachine> | undefined;

  constructor(options: CreateSegmentMarkerOptions, own: PartMarkerOptions) {
    this.options = options;
    this.own = own;
    const { colors } = own;
    this.ridges = [-RIDGE.offset, RIDGE.offset].map(
      (x) =>
        new Line({
          x,
          points: [0, -RIDGE.height / 2, 0, RIDGE.height / 2],
          stroke: colors.onAccent,
          strokeWidth: RIDGE.width,
          listening: false,
        }),
    );
  }

  init(node: object): void {
    const group = node as Group;
    group.add(this.area, this.line, this.grip, ...this.ridges);
    const side: PartSide = this.options.startMarker ? "start" : "end";
    const handle = createActor(provideHandle(this.own));
    this.handle = handle;
    const pointerX = () => group.getStage()?.getPointerPosition()?.x ?? group.x();

    handle.on("MOVED", () => {
      const { x, position } = handle.getSnapshot().context;
      if (this.own.edge(x) !== 0) this.own.onScroll(side, position);
    });
    handle.subscribe((state) =>
      this.show(state.matches({ held: "fine" }) ? "fine" : state.matches("held") ? "coarse" : "free"),
    );
    handle.start();

    // Peaks drags the group; this says where it goes.
    group.dragBoundFunc(() => {
      handle.send({ type: "MOVE", x: pointerX() });
      return { x: handle.getSnapshot().context.position, y: group.getAbsolutePosition().y };
    });
    group.on("mousedown touchstart", () => handle.send({ type: "GRAB", x: pointerX(), position: group.x() }));
    group.on("mouseup touchend dragend", () => handle.send({ type: "RELEASE" }));
    group.on("mouseenter", () => point(group, "ew-resize"));
    group.on("mouseleave", () => point(group, ""));
    group.on("xChange", () => this.keepInside(group));
    this.show("free");
    this.fitToView();
    // The part lets the pointer through: between its handles the view is scrolled, and the page by touch.
    queueMicrotask(() => {
      for (const overlay of group.getLayer()?.find(".segment-overlay") ?? []) overlay.listening(false);
    });
  }

  fitToView(): void {
    const height = this.options.layer.getHeight();
    this.area.height(height);
    this.line.height(height);
    for (const shape of [this.grip, ...this.ridges]) shape.y(height / 2);
  }

  destroy(): void {
    this.handle?.stop();
  }

  /** The grip is whole at the view's ends too. */
  private keepInside(group: Group): void {
    const width = group.getStage()?.width();
    if (width === undefined) return;
    const inside = (half: number) => Math.min(width - half, Math.max(half, group.x())) - group.x();
    this.line.x(inside(LINE_PX / 2) - LINE_PX / 2);
    const x = inside(GRIP.width / 2);
    this.grip.x(x);
    this.ridges.forEach((ridge, index) => void ridge.x(x + (index === 0 ? -RIDGE.offset : RIDGE.offset)));
  }

  /** Made when it is needed: by then the font is there to be measured. */
  private fineLabel(): Label {
    const { fontFamily } = this.options;
    const { fine, onFine } = this.own.colors;
    const label = new Label({ y: 8, listening: false });
    const text = new Text({
      text: "fine tuning",
      fontFamily,
      fontSize: 13,
      fontStyle: "bold",
      padding: 5,
      fill: onFine,
    });
    label.add(new Tag({ fill: fine, cornerRadius: 11 }), text);
    label.offsetX(text.width() / 2);
    this.grip.getParent()?.add(label);
    return label;
  }

  private show(held: "free" | "coarse" | "fine"): void {
    const { accent, fine } = this.own.colors;
    const color = held === "fine" ? fine : accent;
    this.line.fill(color);
    this.grip.fill(color);
    this.grip.scale(held === "free" ? { x: 1, y: 1 } : { x: 1.1, y: 1.1 });
    if (held === "fine") this.label ??= this.fineLabel();
    this.label?.visible(held === "fine");
  }
}

function point(group: Group, cursor: string): void {
  const stage = group.getStage();
  if (stage) stage.container().style.cursor = cursor;
}

/** Makes the handles that Peaks gives the chosen part. */
export function partMarkers(own: PartMarkerOptions) {
  return (options: CreateSegmentMarkerOptions): SegmentMarker => new PartMarker(options, own);
}
