import type { Environment } from "../../contract/environments.ts";
import type { EnvironmentDesign } from "./design.ts";
import { STAGE } from "./stage.ts";

/** The design of an environment. Those besides the stage are loaded when they are wanted. */
export async function loadEnvironment(name: Environment): Promise<EnvironmentDesign> {
  switch (name) {
    case "street":
      return (await import("./street.ts")).STREET;
    case "studio":
      return (await import("./studio.ts")).STUDIO;
    case "temple":
      return (await import("./temple.ts")).TEMPLE;
    default:
      return STAGE;
  }
}
