import { ALIVE_EVENT, ALL_STYLES, LATEST_START_MS, SCRIPTS_ID } from "../../config/page-start";
import { afterPaint } from "../../browser-state/after-paint";
import { recordEvents } from "./event-replay";
import { openStores } from "./open-stores";
import { createBackReload } from "./reload-on-back";

/**
 * The inline script at the end of each page. Gatsby's script tags are in a `<template>` before it, where browsers neither load nor run
 * them (`defer-scripts.tsx`). It starts them when the page is loaded and painted and the browser idle, or at the first touch or key.
 */
function startPage() {
  const template = document.getElementById(SCRIPTS_ID);
  const reloadOnBack = createBackReload();
  let isStarted = false;

  function start() {
    // Browsers may delay `popstate` until all pictures are loaded.
    if (isStarted || reloadOnBack() || !(template instanceof HTMLTemplateElement)) return;
    isStarted = true;
    const scripts = document.importNode(template.content, true);
    const styles = scripts.querySelector<HTMLElement>(ALL_STYLES);
    // Later a sheet that failed could not be told from one that is loading.
    styles?.addEventListener("error", () => (styles.dataset["failed"] = ""));
    // In their order: evaluating the libraries and starting the page are separate tasks then.
    for (const script of scripts.querySelectorAll("script")) script.async = false;
    document.body.append(scripts);
  }

  function startWithStores() {
    openStores();
    start();
  }

  /** Safari has no idle callbacks. */
  function startWhenIdle() {
    if ("requestIdleCallback" in window) requestIdleCallback(startWithStores, { timeout: 1000 });
    else setTimeout(startWithStores, 100);
  }

  const startAfterPaint = () => void afterPaint().then(startWhenIdle);

  for (const touch of ["pointerdown", "keydown", "input"])
    window.addEventListener(touch, start, { capture: true, once: true, passive: true });
  if (document.readyState === "complete") startAfterPaint();
  else window.addEventListener("load", startAfterPaint, { once: true });
  setTimeout(start, LATEST_START_MS);
  window.addEventListener("popstate", reloadOnBack);
  const replay = recordEvents();
  const end = () => {
    window.removeEventListener("popstate", reloadOnBack);
    replay();
  };
  document.addEventListener(ALIVE_EVENT, end, { once: true });
}

startPage();
