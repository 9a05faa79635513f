/** The `<template>` in which Gatsby's script tags wait. */
export const SCRIPTS_ID = "scripts";

/** Dispatched on the document when React has hydrated the page. */
export const ALIVE_EVENT = "alive";

/** Milliseconds after which the scripts start, however long the pictures of the first view take. */
export const LATEST_START_MS = 8000;

/** Finds the sheet with the styles of all pages. */
export const ALL_STYLES = "link[data-all-styles]";

/** Finds the rules of the fonts in a page's head. */
export const FONT_FACES = "style[data-fonts]";
