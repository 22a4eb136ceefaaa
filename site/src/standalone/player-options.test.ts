// @vitest-environment node
import { expect, it } from "vitest";
import { readPlayerOptions } from "./player-options.ts";

it("plays after its four seconds where nothing is asked", () => {
  expect(readPlayerOptions("")).toEqual({
    staging: { look: undefined, colours: undefined, dancers: undefined, environment: undefined },
    camera: undefined,
    autoplay: "later",
    muted: false,
    loop: false,
    start: 0,
    speed: 1,
    controls: false,
  });
});

it("reads what is asked", () => {
  const query =
    "?autoplay=1&dancers=3&stage=temple&camera=front&muted=1&loop&start=12.5&speed=0.5&controls=1&look=street";
  expect(readPlayerOptions(query)).toMatchObject({
    staging: { look: "street", dancers: 3, environment: "temple" },
    camera: "front",
    autoplay: "asked",
    muted: true,
    loop: true,
    start: 12.5,
    speed: 0.5,
    controls: true,
  });
  expect(readPlayerOptions("?autoplay").autoplay).toBe("asked");
  expect(readPlayerOptions("?autoplay=0&loop=false")).toMatchObject({ autoplay: "never", loop: false });
});

it("ignores unknown options", () => {
  expect(readPlayerOptions("?camera=x&start=-1&speed=fast")).toMatchObject({
    camera: undefined,
    start: 0,
    speed: 1,
  });
});
