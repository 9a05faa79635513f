import { FONT_FACES } from "../config/page-start";
import { showLateFonts } from "./late-fonts";

const face = (display: string) =>
  `@font-face {font-family: "Figtree"; font-display: ${display}; src: url("/a.woff2");}`;

afterEach(() => document.head.replaceChildren());

it("lets each font take its place whenever it comes", () => {
  document.head.innerHTML = `<style data-fonts="">${face("optional")}${face("block")}${face("optional")}</style>`;
  const style = document.head.querySelector("style");
  showLateFonts(FONT_FACES);
  const displays = [...(style?.sheet?.cssRules ?? [])].map(
    ({ cssText }) => /display: (\w+)/.exec(cssText)?.[1],
  );
  expect(displays).toEqual(["swap", "block", "swap"]);
});

it("leaves a page without font rules as it is", () => {
  document.head.innerHTML = "<style>p{color:red}</style>";
  showLateFonts(FONT_FACES);
  expect(document.head.innerHTML).toBe("<style>p{color:red}</style>");
});
