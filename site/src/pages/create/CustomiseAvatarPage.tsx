import { TEXTS } from "@nataraj/sdk/contract";
import { FlowActions, Page, ProjectName, Steps } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useCreateFlow } from "../../create/CreateFlowProvider.tsx";
import { useStepFocus } from "../../create/use-step-focus.ts";
import { AvatarStep } from "./AvatarStep.tsx";
import { FlowWaiting } from "./FlowWaiting.tsx";
import { GeneratingStep } from "./GeneratingStep.tsx";

/** /customiseavatar, step 4: the avatar's place, then the generation. */
export function CustomiseAvatarPage() {
  const flow = useCreateFlow();
  const { projectName, failure, cancelled } = useSelector(flow, (state) => state.context);
  const shown = useSelector(flow, (state) =>
    state.matches("avatar") || state.matches("keepingAvatar")
      ? "avatar"
      : state.matches("generating")
        ? "generating"
        : "elsewhere",
  );
  const isKeeping = useSelector(flow, (state) => state.matches("keepingAvatar"));
  useStepFocus(shown);
  if (shown === "elsewhere") return <FlowWaiting />;
  if (shown === "generating") {
    return (
      <Page title={`Choreographing ${projectName}`}>
        <GeneratingStep />
      </Page>
    );
  }
  return (
    <Page title="Customise your avatar">
      <Steps current="Avatar" />
      <ProjectName name={projectName} />
      <AvatarStep flow={flow} />
      <FlowActions
        onBack={() => flow.send({ type: "BACK" })}
        onNext={() => flow.send({ type: "NEXT" })}
        busy={isKeeping}
      >
        {failure && (
          <p className="nj-flow-actions__failure">{failure} Your project is saved. Press NEXT to try again.</p>
        )}
        {cancelled && (
          <p className="nj-flow-actions__note" role="status">
            {TEXTS.create.generationCancelled}
          </p>
        )}
      </FlowActions>
    </Page>
  );
}
