import { describe, expect, test } from "vitest";
import { ArmChain } from "./arm-chain.ts";
import { ARM_POSES } from "./arm-poses.ts";
import { ARM_TARGETS } from "./arm-targets.ts";
import { armAt, solveArm } from "./solve-arm.ts";

describe("solving an arm", () => {
  test("finds the angles of the poses that were solved with it", () => {
    for (const name of ["namaste", "fifth", "guard"] as const) {
      const target = ARM_TARGETS[name];
      if (!target) throw new Error(`${name} has no target.`);
      expect(solveArm(target)).toMatchObject({ ...ARM_POSES[name]?.values });
    }
  });

  test("leaves an arm as it was when values change one at a time and back", () => {
    const chain = new ArmChain();
    const { values } = ARM_POSES.crown ?? {};
    if (!values) throw new Error("There is no crown.");
    chain.setAll(values);
    const palm = [...chain.palm()];
    for (const [i, value] of chain.values.entries()) {
      chain.set(i, value + 17);
      expect([...chain.palm()]).not.toEqual(palm);
      chain.set(i, value);
    }
    expect([...chain.palm()]).toEqual(palm);
    expect([...chain.palm()]).toEqual([...armAt(values).palm]);
  });
});
