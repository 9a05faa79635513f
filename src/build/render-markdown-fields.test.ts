/** @jest-environment node */
import { z } from "zod";

import { markdown, text } from "../content/schema/fields";
import { renderMarkdownFields } from "./render-markdown-fields";

const schema = z.object({ title: text(80), body: markdown(800), note: markdown(80).optional() });

it("renders the markdown fields and leaves every other field as it was written", () => {
  const content = { title: "*Saona*", body: "An *island*.\n\n## Lunch", path: "/a*b*" };
  expect(renderMarkdownFields(schema, content)).toEqual({
    title: "*Saona*",
    body: "<p>An <em>island</em>.</p>\n<h2>Lunch</h2>\n",
    path: "/a*b*",
  });
});

it("renders a markdown field that may be missing, and leaves it out when it is", () => {
  expect(renderMarkdownFields(schema, { note: "**Yes**" })).toEqual({
    note: "<p><strong>Yes</strong></p>\n",
  });
  expect(renderMarkdownFields(schema, { note: undefined })).toEqual({ note: undefined });
});
