import { API_ERRORS } from "@nataraj/sdk/contract";
import { FlowActions, Page, ProjectName, Steps, StyleTiles } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useCreateFlow } from "../../create/CreateFlowProvider.tsx";
import { FlowWaiting } from "./FlowWaiting.tsx";

/** /selectdanceform, step 3: one style or several. */
export function SelectDanceFormPage() {
  const flow = useCreateFlow();
  const { projectName, styles } = useSelector(flow, (state) => state.context);
  const shown = useSelector(flow, (state) => state.matches("style"));
  const busy = useSelector(flow, (state) => state.matches({ style: "saving" }));
  if (!shown) return <FlowWaiting />;
  return (
    <Page title="Choose your dance styles">
      <Steps current="Style" />
      <ProjectName name={projectName} />
      <StyleTiles chosen={styles} onToggle={(style) => flow.send({ type: "TOGGLE_STYLE", style })} />
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
