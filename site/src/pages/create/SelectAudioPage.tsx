import { useSelector } from "@xstate/react";
import { useCreateFlow } from "../../create/CreateFlowProvider.tsx";
import { useStepFocus } from "../../create/use-step-focus.ts";
import { ChooseMusicStep } from "./ChooseMusicStep.tsx";
import { FlowWaiting } from "./FlowWaiting.tsx";
import { TrimStep } from "./TrimStep.tsx";

/** /selectaudio: chooses the music, then its part. */
export function SelectAudioPage() {
  const flow = useCreateFlow();
  const step = useSelector(flow, (state) =>
    state.matches("selectAudio") ? "choose" : state.matches("trim") ? "trim" : "elsewhere",
  );
  useStepFocus(step);
  if (step === "choose") return <ChooseMusicStep />;
  return step === "trim" ? <TrimStep /> : <FlowWaiting />;
}
