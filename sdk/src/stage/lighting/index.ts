export { createLighting, type Lighting, type LightState, steadyLight } from "./lighting.ts";
