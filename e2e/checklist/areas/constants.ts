import {
  CONTACT_TIMEOUT_MS,
  CREATE_USER_DATA_TIMEOUT_MS,
  DANCE_STYLES,
  formatDanceForm,
  MAX_PROJECTS,
  MAX_TRIM_MS,
  MOVE_COUNT,
  STANDALONE_AUTOPLAY_MS,
} from "@nataraj/sdk/contract";
import { failureText } from "../../../sdk/src/create/failure.ts";
import { THUMBNAIL_COUNT } from "../../../sdk/src/create/flow.ts";
import { ADJECTIVES, ANIMALS } from "../../../sdk/src/create/name-words.ts";
import { FINE_TUNING_DELAY_MS } from "../../../ui/src/trimmer/drag.ts";
import { PLAYHEAD_CHECK_MS } from "../../../ui/src/trimmer/use-selection-player.ts";
import { BAR_WIDTH, BLOCK_WIDTH_PX } from "../../../ui/src/trimmer/waveform-bars.ts";
import type { Constant } from "../row.ts";

/** About as many as the specification says: within a tenth. */
const about = (count: number, wanted: number) => Math.abs(count - wanted) <= wanted / 10;

/** What no page shows, or only after a long time. */
export const CONSTANTS: readonly Constant[] = [
  { name: "projects of the free tier", spec: "9: Free tier: 3 projects maximum", value: MAX_PROJECTS, is: 3 },
  { name: "longest trim", spec: "9: Maximum trim length 60 s (60000 ms)", value: MAX_TRIM_MS, is: 60_000 },
  { name: "time-out of a contact message", spec: "9: 10000 ms", value: CONTACT_TIMEOUT_MS, is: 10_000 },
  { name: "time-out of createuserdata", spec: "9: 10 s", value: CREATE_USER_DATA_TIMEOUT_MS, is: 10_000 },
  { name: "auto-play of the standalone player", spec: "9: delay 4000 ms", value: STANDALONE_AUTOPLAY_MS, is: 4_000 },
  { name: "dance styles", spec: "9: 8 dance styles", value: DANCE_STYLES.length, is: 8 },
  { name: "avatar moves", spec: "9: 29 avatar moves", value: MOVE_COUNT, is: 29 },
  { name: "thumbnails", spec: "9: 5 thumbnails picked at random", value: THUMBNAIL_COUNT, is: 5 },
  { name: "width of a waveform block", spec: "9: Waveform: blocks 4 px wide", value: BLOCK_WIDTH_PX, is: 4 },
  { name: "width of a bar in its block", spec: "9: bars 0.5 wide", value: BAR_WIDTH, is: 0.5 },
  { name: "delay of fine-tuning", spec: "9: fine-tuning delay 500 ms", value: FINE_TUNING_DELAY_MS, is: 500 },
  { name: "check of the playhead", spec: "9: playhead check every 10 ms", value: PLAYHEAD_CHECK_MS, is: 10 },
  { name: "adjectives", spec: "3: word lists of about 90 entries each", value: about(ADJECTIVES.length, 90), is: true },
  { name: "animals", spec: "3: word lists of about 90 entries each", value: about(ANIMALS.length, 90), is: true },
  {
    name: "danceform",
    spec: "7: the selected style names, each followed by a comma and a space",
    value: formatDanceForm(["Hip Hop", "Salsa"]),
    is: "Hip Hop, Salsa, ",
  },
  {
    name: "failure that is no error",
    spec: "8: 'Unexpected Exception' for a non-error value",
    value: failureText("just a text"),
    is: "Unexpected Exception",
  },
];
