import { TEXTS } from "@nataraj/sdk/contract";
import { AvatarChoice, ButtonLink, FlowActions, Page, ProjectName, Steps } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useCreateFlow } from "../../create/CreateFlowProvider.tsx";
import { useStepFocus } from "../../create/use-step-focus.ts";
import { FlowWaiting } from "./FlowWaiting.tsx";
import { GeneratingStep } from "./GeneratingStep.tsx";

/** /customiseavatar, step 4: the avatar's place, then the generation. */
export function CustomiseAvatarPage() {
  const flow = useCreateFlow();
  const { projectName, styles, failure, cancelled } = useSelector(flow, (state) => state.context);
  const shown = useSelector(flow, (state) =>
    state.matches("avatar") ? "avatar" : state.matches("generating") ? "generating" : "elsewhere",
  );
  useStepFocus(shown);
  if (shown === "elsewhere") return <FlowWaiting />;
  return (
    <Page title="Customise your avatar">
      <Steps current="Avatar" />
      <ProjectName name={projectName} />
      {shown === "generating" ? (
        <>
          <GeneratingStep />
          <p className="nj-generating__way-out">
            <ButtonLink href="/dashboard">GO TO DASHBOARD</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <AvatarChoice style={styles[0]} onSave={() => flow.send({ type: "SAVE_AVATAR" })} />
          <FlowActions onBack={() => flow.send({ type: "BACK" })} onNext={() => flow.send({ type: "NEXT" })}>
            {failure && <p className="nj-flow-actions__failure">{failure} Your project is kept: NEXT tries again.</p>}
            {cancelled && (
              <p className="nj-flow-actions__note" role="status">
                {TEXTS.create.generationCancelled}
              </p>
            )}
          </FlowActions>
        </>
      )}
    </Page>
  );
}
