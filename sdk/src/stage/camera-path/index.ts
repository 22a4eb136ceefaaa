export { type BodySamples, sampleBody, sampleBodyInSlices } from "./body-samples.ts";
export * from "./camera-path.ts";
export { cameraVmdOf } from "./camera-vmd.ts";
export { FIELD_OF_VIEW } from "./framing.ts";
export { measureFraming } from "./measure-framing.ts";
