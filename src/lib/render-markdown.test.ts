/** @jest-environment node */
import { renderMarkdown } from "./render-markdown";

it.each([
  ["An *island*.", "<p>An <em>island</em>.</p>\n"],
  ["## Lunch", "<h2>Lunch</h2>\n"],
  ["- One\n- Two", "<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n"],
  ["[Map](https://example.com/a?b=1&c=2)", '<p><a href="https://example.com/a?b=1&amp;c=2">Map</a></p>\n'],
  ["5 < 6 & 7", "<p>5 &lt; 6 &amp; 7</p>\n"],
])("renders %j", (source, html) => {
  expect(renderMarkdown(source)).toBe(html);
});

it("renders tables", () => {
  expect(renderMarkdown("| A |\n|---|\n| 1 |")).toContain("<td>1</td>");
});

it.each([
  ["<script>alert(1)</script>", "<script"],
  ['<img src="x" onerror="alert(1)">', "<img"],
  ["[click](javascript:alert(1))", "href"],
  ["[click](data:text/html,hello)", "href"],
])("lets no markup or script of its own through: %s", (source, harmful) => {
  expect(renderMarkdown(source)).not.toContain(harmful);
});
