/*
 * Workaround for: buttons, handles and fields of Decap without names, or named after parts of a program, and words in pale grey, blue and
 *   red (decap-cms-ui-default: ListItemTopBar, Toggle, styles; decap-cms-widget-markdown: VisualEditor, ToolbarButton; decap-cms-core: EditorControl). Applied by decap-patches.mjs.
 * Tested with: decap-cms-app 3.16 (decap-cms-ui-default 3.5, decap-cms-widget-markdown 3.8)
 * Upstream: none filed
 * Without it: a screen reader says "button", "button" beside each row of prices, and "field markdown" of a text; words have a contrast of 3.0
 *   to 4.2, and WCAG 2.2 AA asks for 4.5.
 * Fails without it: e2e/full/editor-form.spec.ts (axe on the whole form)
 * Needed while this passes: scripts/workarounds/decap-patches.slow.test.mjs
 */
import { inRoot } from "../lib/root.mjs";

const ROW_BAR = /decap-cms-ui-default[\\/]dist[\\/]esm[\\/]ListItemTopBar\.js$/;
const STYLES = /decap-cms-ui-default[\\/]dist[\\/]esm[\\/]styles\.js$/;
const HEADER = /decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]App[\\/]Header\.js$/;
const TOGGLE = /decap-cms-ui-default[\\/]dist[\\/]esm[\\/]Toggle\.js$/;
const TEXT = /decap-cms-widget-markdown[\\/]dist[\\/]esm[\\/]MarkdownControl[\\/]VisualEditor\.js$/;
const TEXT_BUTTON = /decap-cms-widget-markdown[\\/]dist[\\/]esm[\\/]MarkdownControl[\\/]ToolbarButton\.js$/;
const CARD = /decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]MediaLibrary[\\/]MediaLibraryCard\.js$/;
const FIELD =
  /decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]Editor[\\/]EditorControlPane[\\/]EditorControl\.js$/;

const WORDS = `import { FORM_WORDS, sayHere } from ${JSON.stringify(inRoot("src/admin/form/form-words.ts"))};\n`;

/** What opens, moves and removes a row of a list. */
const ROWS = [
  {
    file: ROW_BAR,
    found: "import Icon from './Icon';",
    replacement: `${WORDS}import Icon from './Icon';`,
  },
  {
    file: ROW_BAR,
    found: "      onClick: onCollapseToggle,",
    replacement: `      onClick: onCollapseToggle,
      type: "button",
      "aria-label": sayHere(FORM_WORDS.openRow),
      "aria-expanded": !collapsed,`,
  },
  {
    file: ROW_BAR,
    found: "    children: _jsx(DragIconContainer, {",
    replacement: `    children: _jsx(DragIconContainer, {
      role: "img",
      "aria-label": sayHere(FORM_WORDS.moveRow),`,
  },
  {
    file: ROW_BAR,
    found: "      onClick: onRemove,",
    replacement: `      onClick: onRemove,
      type: "button",
      "aria-label": sayHere(FORM_WORDS.removeRow),`,
  },
];

/** Fields: a switch says whether it is on, a text is called by its label, a button is no button in a button. */
const FIELDS = [
  {
    file: TOGGLE,
    found: '"aria-checked": isActive?.toString(),',
    // Only the switch between the two ways to write a text has no label.
    replacement: `"aria-checked": Boolean(isActive),
    "aria-label": id ? undefined : sayHere(FORM_WORDS.signs),`,
  },
  {
    file: TOGGLE,
    found: "import { useState } from 'react';",
    replacement: `${WORDS}import { useState } from 'react';`,
  },
  {
    file: TEXT,
    found: "            autoFocus: false",
    replacement: `            autoFocus: false,
            "aria-label": field.get('label')`,
  },
  {
    file: TEXT_BUTTON,
    found: "    isActive: isActive,",
    replacement: `    as: type === "headings" ? "span" : undefined,
    isActive: isActive,`,
  },
  {
    // The name stands beside it.
    file: CARD,
    found: "          src: url\n",
    replacement: '          src: url,\n          alt: ""\n',
  },
  {
    file: FIELD,
    found: `        "aria-label": t('editor.editorControl.field.widgetLabel', {
          widgetLabel: widgetName
        }),`,
    replacement: "",
  },
];

/** Darker greys, blues and reds: 4.5 at least on all of Decap's grounds. */
const COLORS = [
  ["gray: '#798291'", "gray: '#5a6472'"],
  ["red: '#ff003b'", "red: '#c3002f'"],
  ["teal: '#17a2b8'", "teal: '#0f7182'"],
  ["color:#1195aa;", "color:#0f7182;"],
].map(([found, replacement]) => ({ file: STYLES, found, replacement }));

const HEADER_COLOR = { file: HEADER, found: "color:#7b8290;", replacement: "color:#5a6472;" };

export const NAMES_PATCHES = [...ROWS, ...FIELDS, ...COLORS, HEADER_COLOR];
