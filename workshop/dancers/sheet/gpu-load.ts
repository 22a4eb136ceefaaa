const VERTEX = `#version 300 es
void main() { gl_Position = vec4( gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0 ); }`;
const FRAGMENT = `#version 300 es
precision highp float;
uniform int rounds;
out vec4 color;
void main() {
  float x = gl_FragCoord.x;
  for ( int i = 0; i < rounds; i++ ) x = sin( x + 1.0 );
  color = vec4( x );
}`;
/** Side of the picture that is burnt, pixels, and the rounds to begin with. */
const SIDE = 32;
const ROUNDS = 20_000;

/**
 * Keeps the graphics busy for a time, in a context of its own, at the price of three calls. To wait long costs a thread
 * more than to wait briefly: this says what the waiting alone costs.
 */
export function createGpuLoad(): { run(milliseconds: number): void; dispose(): void } {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const gl = canvas.getContext("webgl2") as WebGL2RenderingContext;
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's word, no hook.
  gl.useProgram(program);
  const rounds = gl.getUniformLocation(program, "rounds");
  const pixel = new Uint8Array(4);
  /** Rounds of a millisecond. */
  let pace = 0;

  function run(count: number): number {
    const begun = performance.now();
    gl.uniform1i(rounds, count);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    return performance.now() - begun;
  }
  run(1);
  pace = ROUNDS / Math.max(1, run(ROUNDS));

  return {
    run(milliseconds) {
      const count = Math.max(1, Math.round(milliseconds * pace));
      // The machine may be faster or slower by now.
      pace = 0.8 * pace + (0.2 * count) / Math.max(0.1, run(count));
    },
    dispose: () => gl.getExtension("WEBGL_lose_context")?.loseContext(),
  };
}
