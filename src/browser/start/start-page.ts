import { ALIVE_EVENT, ALL_STYLES, LATEST_START_MS, SCRIPTS_ID } from "../../config/page-start";
import { afterPaint } from "../../browser-state/after-paint";
import { watchAddress } from "./early-back";
import { recordEarlyEvents } from "./early-events";
import { openStores } from "./open-stores";

/**
 * Runs inline at the end of each page, the same on all of them. Gatsby's script tags stand before it in a `<template>`, where
 * a browser neither loads nor runs them, so that they never compete with the first view: they start when it is loaded and
 * painted and the browser idle, or with the visitor's first touch or key.
 */
function startPage() {
  const template = document.getElementById(SCRIPTS_ID);
  const hasLeft = watchAddress();
  let isStarted = false;

  function start() {
    // A browser may tell of Back only when all pictures are there.
    if (isStarted || hasLeft() || !(template instanceof HTMLTemplateElement)) return;
    isStarted = true;
    const scripts = document.importNode(template.content, true);
    const styles = scripts.querySelector<HTMLElement>(ALL_STYLES);
    // Afterwards nothing would tell a sheet that failed from one that is on its way.
    styles?.addEventListener("error", () => (styles.dataset["failed"] = ""));
    // In their order: what runs the page comes last then, and is not one long task with what it needs.
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
  window.addEventListener("popstate", hasLeft);
  const replay = recordEarlyEvents();
  const end = () => {
    window.removeEventListener("popstate", hasLeft);
    replay();
  };
  document.addEventListener(ALIVE_EVENT, end, { once: true });
}

startPage();
