/** WebGL contexts and encoders that the page has made. Imported before anything that makes one. */
const contexts: WebGLRenderingContext[] = [];
const encoders: { state: string }[] = [];

const getContext = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => RenderingContext | null;
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
  const context = getContext.apply(this, args);
  const known = contexts as RenderingContext[];
  if (context && /webgl/.test(String(args[0])) && !known.includes(context)) known.push(context);
  return context;
} as typeof getContext as HTMLCanvasElement["getContext"];

function tracked<Encoder extends typeof VideoEncoder | typeof AudioEncoder>(target: Encoder): Encoder {
  return new Proxy(target, {
    construct(native, args) {
      const encoder = Reflect.construct(native, args) as InstanceType<Encoder>;
      encoders.push(encoder);
      return encoder;
    },
  });
}
globalThis.VideoEncoder = tracked(VideoEncoder);
globalThis.AudioEncoder = tracked(AudioEncoder);

/** What has been made, and what of it has not been given back. */
export const countResources = () => ({
  contexts: { made: contexts.length, kept: contexts.filter((context) => !context.isContextLost()).length },
  encoders: { made: encoders.length, kept: encoders.filter(({ state }) => state !== "closed").length },
});
