// @vitest-environment node
import { expect, it } from "vitest";
import { summarisePost } from "./summarise-post.ts";

it("takes title and picture from the markdown and the date from the name", () => {
  expect(summarisePost("28072024.md", "## First steps ##\n\n![A bow](/posters/ballet.jpg)\n\ntext")).toEqual({
    id: "post-28072024",
    date: new Date(Date.UTC(2024, 6, 28)),
    title: "First steps",
    picture: "/posters/ballet.jpg",
  });
});

it("calls a post without a heading by its name, and loads no picture from elsewhere", () => {
  expect(summarisePost("99999999.x y.md", "![a](https://example.org/a.png)")).toEqual({
    id: "post-99999999-x-y",
    date: undefined,
    title: "99999999.x y",
    picture: undefined,
  });
  expect(summarisePost("28072024.md", "![a](//example.org/a.png)").picture).toBeUndefined();
});
