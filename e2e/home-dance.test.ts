import { buildTimeline } from "@nataraj/sdk/choreography";
import { readStoredChoreography } from "@nataraj/sdk/choreography/edit";
import { SongsResponse } from "@nataraj/sdk/contract";
import { expect, inject, it } from "vitest";

it("gives the home page a dance of the library that goes on to the end of its song", async () => {
  const { url } = inject("examples");
  const { songs } = SongsResponse.parse(await (await fetch(`${url}/api/songs`)).json());
  const danced = songs.filter(({ choreography }) => choreography !== undefined);
  expect(danced.map(({ title }) => title)).toEqual(["Marigold Morning"]);
  for (const { choreography = "", duration } of danced) {
    const { document, isReadable } = readStoredChoreography(choreography);
    expect(isReadable).toBe(true);
    const { segments, beats } = buildTimeline(document, duration);
    expect(duration - (beats.at(-1) ?? 0)).toBeLessThan(4);
    expect(duration - (segments.flatMap(({ steps }) => steps).at(-1)?.start ?? 0)).toBeLessThan(12);
  }
});
