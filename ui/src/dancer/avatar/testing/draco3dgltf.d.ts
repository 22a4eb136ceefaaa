/** Google's encoder and decoder of Draco, which come without types. gltf-transform takes them as they are. */
declare module "draco3dgltf" {
  const modules: { createEncoderModule(): Promise<unknown>; createDecoderModule(): Promise<unknown> };
  export default modules;
}
