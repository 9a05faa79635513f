import { readFileSync } from "node:fs";
import { join } from "node:path";

import { BRAND_COLORS, BRAND_COLORS_DARK } from "./brand";

const [day = "", night = ""] = readFileSync(join(__dirname, "../../styles/tokens.css"), "utf8").split(
  "@media",
);

const getColor = (css: string, name: string) => css.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1];

it.each(Object.entries(BRAND_COLORS))("%s is the colour of the style sheets", (name, color) => {
  expect(getColor(day, name)).toBe(color);
});

it.each(Object.entries(BRAND_COLORS_DARK))("%s by night is the colour of the style sheets", (name, color) => {
  expect(getColor(night, name)).toBe(color);
});
