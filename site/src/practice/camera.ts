import type { CameraFailure, CameraReport } from "@nataraj/sdk/practice";
import { fromCallback } from "xstate";
import type { PoseAnswer, PoseRequest } from "./pose-messages.ts";

/** Milliseconds between two pictures at the least: fifteen a second are enough to tell a beat's quarter. */
const PICTURE_MS = 1000 / 15;
/** Pictures that failed one after the other: then the model does not work here. */
const MOST_FAILED = 10;

export interface CameraDevices {
  /** Seconds in the song now. */
  songTime: () => number;
  /** The stream for the page's own picture of the person; undefined when it is over. */
  onStream: (stream: MediaStream | undefined) => void;
}

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "none";
  return name === "NotReadableError" ? "busy" : "failed";
}

/**
 * The camera with the pose estimator, as the actor of a camera machine. Pictures go to a worker one at a time, so that
 * their rate is the one that the device can do; none leaves the page. Stream, worker and video are given back at the end.
 */
export function createCamera({ songTime, onStream }: CameraDevices) {
  return fromCallback<CameraReport>(({ sendBack }) => {
    const tell = sendBack as (report: CameraReport) => void;
    const end = new AbortController();
    const { signal } = end;
    void watch(tell, songTime, onStream, signal).catch((error: unknown) => {
      if (!signal.aborted) tell({ type: "CAMERA_FAILED", failure: failureOf(error) });
    });
    return () => end.abort();
  });
}

async function watch(
  tell: (report: CameraReport) => void,
  songTime: () => number,
  onStream: CameraDevices["onStream"],
  signal: AbortSignal,
): Promise<void> {
  // Pages that are opened by http do not have it (Media Capture and Streams, 9.1).
  if (!navigator.mediaDevices) return tell({ type: "CAMERA_FAILED", failure: isSecureContext ? "none" : "insecure" });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "user", width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } },
    audio: false,
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  // The person may have changed their mind while the browser asked.
  if (signal.aborted) return stop();
  const video = document.createElement("video");
  Object.assign(video, { srcObject: stream, muted: true, playsInline: true });
  const worker = new Worker(new URL("./pose-worker.ts", import.meta.url), { name: "pose" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    worker.terminate();
    stop();
    video.srcObject = null;
    onStream(undefined);
  });
  stream.getVideoTracks()[0]?.addEventListener("ended", () => tell({ type: "CAMERA_FAILED", failure: "busy" }));
  await video.play();
  onStream(stream);
  tell({ type: "CAMERA_OPENED" });

  const ask = (request: PoseRequest, transfer: Transferable[] = []) => worker.postMessage(request, transfer);
  let askedAt = 0;
  let failed = 0;
  const takePicture = async () => {
    askedAt = performance.now();
    const time = songTime();
    const picture = await createImageBitmap(video);
    if (signal.aborted) return picture.close();
    ask({ type: "estimate", picture, time, takenAt: askedAt / 1000 }, [picture]);
  };
  const next = () => {
    const wait = Math.max(0, PICTURE_MS - (performance.now() - askedAt));
    timer = setTimeout(() => void takePicture().catch(() => signal.aborted || next()), wait);
  };
  worker.onerror = () => tell({ type: "CAMERA_FAILED", failure: "noModel" });
  worker.onmessage = ({ data }: MessageEvent<PoseAnswer>) => {
    if (data.type === "failed" && (data.doing === "load" || ++failed >= MOST_FAILED)) {
      console.warn("Poses cannot be estimated.", data.message);
      return tell({ type: "CAMERA_FAILED", failure: "noModel" });
    }
    if (data.type === "loaded") tell({ type: "MODEL_LOADED" });
    if (data.type === "estimated") {
      failed = 0;
      tell({ type: "POSE_ESTIMATED", pose: data.pose });
    }
    next();
  };
  ask({ type: "load" });
}
