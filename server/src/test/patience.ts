import { coreWait } from "../auth/core-wait.ts";
import { backgroundWait } from "../retrying/within-wait.ts";

/**
 * Set up before each file of tests: they share busy machines, where whatever is done in the background may take its time.
 * Tests of a wait set their own.
 */
coreWait.ms = 600_000;
backgroundWait.ms = 60_000;
