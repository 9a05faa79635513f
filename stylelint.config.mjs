const LOGICAL = "Use the logical property: the site must mirror itself in a right-to-left language.";
const TOKENS = "Colours are tokens: use var(--color-…); literal ones stand in src/styles alone.";

const PHYSICAL = [
  ...["left", "right", "width", "height", "min-width", "min-height", "max-width", "max-height"],
  /^(margin|padding|border)-(left|right)/,
  /^border-(top|bottom)-(left|right)-radius$/,
];

const VALUE = String.raw`(?:[\w.%-]+|[\w-]*\((?:[^()]|\([^()]*\))*\))`;
const FOUR_SIDES = new RegExp(String.raw`^${VALUE}\s+(${VALUE})\s+${VALUE}\s+(?!\1$)${VALUE}$`);

export default {
  extends: ["stylelint-config-standard"],
  reportNeedlessDisables: true,
  rules: {
    "selector-class-pattern": [
      "^([a-z][a-zA-Z0-9]*|page-[a-z-]+)$",
      { message: "CSS Modules: class names in camelCase, as the component reads them." },
    ],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "value-keyword-case": ["lower", { ignoreProperties: ["composes"] }],
    "color-no-hex": [true, { message: TOKENS }],
    "color-named": ["never", { message: TOKENS }],
    "function-disallowed-list": [
      ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
      { message: TOKENS },
    ],
    "property-disallowed-list": [PHYSICAL, { message: LOGICAL }],
    "declaration-property-value-disallowed-list": [
      {
        ...{ "text-align": ["left", "right"], float: ["left", "right"], clear: ["left", "right"] },
        ...{ "transform-origin": [/left|right/], "background-position": [/left|right/] },
        // Four values are top, right, bottom and left; where right and left are the same, they mirror.
        "/^(margin|padding|inset)$/": [FOUR_SIDES],
      },
      { message: LOGICAL },
    ],
    "declaration-no-important": true,
    "selector-max-id": 0,
    "max-nesting-depth": 2,
    "no-descending-specificity": null,
    "custom-property-empty-line-before": null, // Tokens stand in groups.
  },
  overrides: [
    {
      files: ["src/styles/**/*.css"],
      rules: {
        "color-no-hex": null,
        "color-named": null,
        "function-disallowed-list": null,
        "declaration-no-important": null,
      },
    },
  ],
};
