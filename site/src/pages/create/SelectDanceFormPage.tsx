import { API_ERRORS } from "@nataraj/sdk/contract";
import { FlowActions, Page, ProjectName, Steps, StyleTiles } from "@nataraj/ui";
import { useMachine, useSelector } from "@xstate/react";
import { useCreateFlow } from "../../create/CreateFlowProvider.tsx";
import { canAnimateDancer } from "../../dancer/can-animate-dancer.ts";
import { provideLateDancer } from "../../dancer/late-dancer-machine.ts";
import { FlowWaiting } from "./FlowWaiting.tsx";
import { useChosenPart } from "./use-chosen-part.ts";

const tileDancer = provideLateDancer(canAnimateDancer, async () => (await import("./tile-dancer.ts")).tileDancer);

/** /selectdanceform, step 3: one style or several. */
export function SelectDanceFormPage() {
  const flow = useCreateFlow();
  const { projectName, styles } = useSelector(flow, (state) => state.context);
  const shown = useSelector(flow, (state) => state.matches("style"));
  const busy = useSelector(flow, (state) => state.matches({ style: "saving" }));
  const [{ context }, send] = useMachine(tileDancer, { input: { waitsForWant: true } });
  const song = useChosenPart(flow);
  if (!shown) return <FlowWaiting />;
  return (
    <Page title="Choose your dance styles">
      <Steps current="Style" />
      <ProjectName name={projectName} />
      <StyleTiles
        chosen={styles}
        onToggle={(style) => flow.send({ type: "TOGGLE_STYLE", style })}
        onPoint={() => send({ type: "WANT" })}
        createEngine={context.createEngine}
        song={song}
      />
      <FlowActions
        onBack={() => flow.send({ type: "BACK" })}
        onNext={() => flow.send({ type: "NEXT" })}
        nextDisabled={styles.length === 0}
        why={styles.length === 0 ? API_ERRORS.invalid_style.message : undefined}
        busy={busy}
      />
    </Page>
  );
}
