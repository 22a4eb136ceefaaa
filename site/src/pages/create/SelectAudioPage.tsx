import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useCreateFlow } from "../../create/CreateFlowProvider.tsx";
import { ChooseMusicStep } from "./ChooseMusicStep.tsx";
import { FlowWaiting } from "./FlowWaiting.tsx";
import { TrimStep } from "./TrimStep.tsx";

/** /selectaudio: chooses the music, then its part. */
export function SelectAudioPage() {
  const flow = useCreateFlow();
  const step = useSelector(flow, (state) =>
    state.matches("selectAudio") ? "choose" : state.matches("trim") ? "trim" : "elsewhere",
  );
  const last = useRef(step);

  // Two steps share this address: the focus moves on as it does between addresses.
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    document.getElementById("main")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);

  if (step === "choose") return <ChooseMusicStep />;
  return step === "trim" ? <TrimStep /> : <FlowWaiting />;
}
