/**
 * Our own icons on a grid of 24: strokes of 1.8 with round ends, unless a shape is filled.
 * `stroke` and `fill` are SVG path data. A `directional` one points the way of reading: it is mirrored where that goes from
 * right to left.
 */
export const SHAPES = {
  play: { fill: "M8 5.3v13.4a.8.8 0 0 0 1.2.7l10.6-6.7a.8.8 0 0 0 0-1.4L9.2 4.6A.8.8 0 0 0 8 5.3Z" },
  pause: { fill: "M7 5h3.2v14H7zM13.8 5H17v14h-3.2z" },
  stop: { fill: "M6.5 6.5h11v11h-11z" },
  restart: { stroke: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4.2h4.2" },
  undo: { stroke: "M8.5 14L4 9.5 8.5 5M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3.5" },
  redo: { stroke: "M15.5 14L20 9.5 15.5 5M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3.5" },
  eye: {
    stroke:
      "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z",
  },
  "eye-off": {
    stroke:
      "M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 10a3.2 3.2 0 0 0 4.2 4.3",
  },
  share: { stroke: "M12 15V3.5M8 7.2l4-3.9 4 3.9M7 11H5.5v9.5h13V11H17" },
  trash: { stroke: "M4.5 6.8h15M9 6.5V4h6v2.5M6.5 7l.8 13h9.4l.8-13M10 10.5v6M14 10.5v6" },
  pencil: { stroke: "M4 20l1-4.2L16.2 4.6a1.8 1.8 0 0 1 2.5 0l.7.7a1.8 1.8 0 0 1 0 2.5L8.2 19 4 20ZM14.5 6.5l3 3" },
  tick: { stroke: "M4.5 12.5l5 5 10-11" },
  copy: { stroke: "M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4" },
  close: { stroke: "M6 6l12 12M18 6L6 18" },
  plus: { stroke: "M12 5v14M5 12h14" },
  minus: { stroke: "M5 12h14" },
  upload: { stroke: "M12 16V5M7.5 9L12 4.5 16.5 9M4.5 16v3.5h15V16" },
  download: { stroke: "M12 4.5v11M7.5 11.5L12 16l4.5-4.5M4.5 16.5v3h15v-3" },
  music: {
    stroke:
      "M9 17.5V5.5l11-2v12M9 17.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0ZM20 15.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0Z",
  },
  note: { stroke: "M10 17.5V4c.5 3 5.5 3.5 6.5 7.5M10 17.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z" },
  user: { stroke: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" },
  more: {
    fill: "M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Zm7 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z",
  },
  menu: { stroke: "M4 7h16M4 12h16M4 17h16" },
  sun: {
    stroke:
      "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  },
  moon: { stroke: "M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z" },
  "chevron-left": { stroke: "M15 5l-7 7 7 7", directional: true },
  "chevron-right": { stroke: "M9 5l7 7-7 7", directional: true },
  "chevron-up": { stroke: "M5 15l7-7 7 7" },
  "chevron-down": { stroke: "M5 9l7 7 7-7" },
  "arrow-right": { stroke: "M4.5 12h15M13.5 6l6 6-6 6", directional: true },
  camera: {
    stroke: "M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17ZM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Z",
  },
  mirror: { stroke: "M12 3.5v17M9 7.5L3.5 17H9ZM15 7.5L20.5 17H15Z" },
  loop: { stroke: "M7 7h10a3.5 3.5 0 0 1 3.5 3.5V12M17 17H7a3.5 3.5 0 0 1-3.5-3.5V12M9.5 4L6.5 7l3 3M14.5 14l3 3-3 3" },
  speed: { stroke: "M4.2 18a9 9 0 1 1 15.6 0M12 14.5l4-5M12 15.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z" },
  volume: { stroke: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" },
  muted: { stroke: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5" },
  fullscreen: { stroke: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" },
  "fullscreen-exit": { stroke: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5" },
  settings: {
    stroke:
      "M4 7h9M19 7h1M4 17h1M11 17h9M16 9.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM8 19.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z",
  },
  link: {
    stroke:
      "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1",
  },
  lock: { stroke: "M5.5 10.5h13v10h-13ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" },
  info: { stroke: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.1" },
  warning: { stroke: "M12 4L2.8 19.8h18.4ZM12 10v4.5M12 17.3v.1" },
  mail: { stroke: "M3.5 5.5h17v13h-17ZM4 6.5l8 6.5 8-6.5" },
  phone: { stroke: "M7 2.5h10v19H7ZM10.5 18.5h3" },
  clock: { stroke: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2" },
  spark: { fill: "M12 2.5c.9 5.2 3.4 8 9.5 9.5-6.1 1.5-8.6 4.3-9.5 9.5-.9-5.2-3.4-8-9.5-9.5 6.1-1.5 8.6-4.3 9.5-9.5Z" },
  cube: { stroke: "M12 2.8l8.2 4.6v9.2L12 21.2l-8.2-4.6V7.4ZM3.8 7.4l8.2 4.6 8.2-4.6M12 12v9.2" },
  report: { stroke: "M6 3h8.5L19 7.5V21H6ZM14 3v5h5M9 17v-3M12.5 17v-5.5M16 17v-2" },
  target: { stroke: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 12v.1" },
  /** The mark of a login provider, drawn simply: an open ring with its bar. */
  google: { stroke: "M20 12h-7.5M20 12a8 8 0 1 1-2.5-5.8" },
  /** The mark of a login provider, drawn simply: a cat's head. */
  github: {
    fill: "M12 3.2c1 0 2 .1 2.9.4 1.6-1 2.8-1.2 3.4-1.2.6 1.5.4 2.8.1 3.4a6 6 0 0 1 1.8 4.4c0 4.1-2.2 6-5.2 6.6.5.6.8 1.4.8 2.4v3H8.2v-1.9c-2.4.4-3.5-.7-4.1-2.1-.4-.8-.9-1.4-1.5-1.8 1.9-.3 2.7.8 3.3 1.7.6.8 1.3 1 2.4.7.1-.8.4-1.5.8-1.9-3-.7-5.3-2.6-5.3-6.7 0-1.7.7-3.3 1.8-4.4-.3-.6-.5-1.9.1-3.4.6 0 1.8.2 3.4 1.2.9-.3 1.9-.4 2.9-.4Z",
  },
} as const satisfies Record<string, { stroke?: string; fill?: string; directional?: true }>;

/** The name of one of our icons. */
export type IconName = keyof typeof SHAPES;
/** Every icon's name. */
export const ICON_NAMES = Object.keys(SHAPES) as IconName[];
