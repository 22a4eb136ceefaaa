const SOFTWARE = /swiftshader|llvmpipe|software|basic render|softpipe/i;

/** Whether a renderer of this name draws on the processor. */
export function isSoftwareRenderer(renderer: string): boolean {
  return SOFTWARE.test(renderer);
}

/** The name of the graphics hardware behind a context, or "" where the browser keeps it. */
export function rendererName(gl: WebGLRenderingContext | WebGL2RenderingContext): string {
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  return String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER) ?? "");
}
