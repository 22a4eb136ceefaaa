import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { CreateActor } from "./create-actor.ts";
import { createPath, stepOfPath } from "./create-path.ts";

/** Marks the flow's own changes of address, which open nothing anew. */
const OWN = { createFlow: true };

/**
 * Keeps the address and the flow together: a page that is opened is told to the flow, and the address follows the flow's
 * state. Only the pages of its steps are ever left this way.
 * @param isHeld the address stays as it is, because the person is asked whether to leave.
 */
export function useFlowNavigation(actor: CreateActor, isHeld: boolean): void {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const here = useRef(location);
  here.current = location;
  const held = useRef(isHeld);
  held.current = isHeld;
  /** The address was opened, and it is not yet known what it shows. */
  const isOpening = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    const step = stepOfPath(location);
    if (!step) return;
    const projectID = new URLSearchParams(location.search).get("project") ?? undefined;
    const fresh = kind === "PUSH" && location.state?.createFlow !== true;
    actor.send({ type: "OPEN", step, fresh, ...(projectID === undefined ? {} : { projectID }) });
    isOpening.current = true;
    follow(true);
  }, [actor, location.key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened meanwhile is caught up with
  useEffect(() => {
    if (!isHeld) follow(false);
  }, [isHeld]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows whatever `here` is at the time
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(() => follow(false));
    return unsubscribe;
  }, [actor]);

  /** `replace`: the address asked for what cannot be shown, so it does not stay in the history. */
  function follow(replace: boolean) {
    const { pathname, search } = here.current;
    const snapshot = actor.getSnapshot();
    const path = createPath(snapshot);
    if (held.current || !stepOfPath(here.current) || path === undefined) return;
    const first = isOpening.current;
    isOpening.current = false;
    if (path === pathname + search) return;
    const leaves = snapshot.matches("done") || snapshot.matches("unavailable");
    void navigate(path, { replace: replace || leaves || first, state: OWN });
  }
}
