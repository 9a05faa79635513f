/*
 * Workaround for: Gatsby's script tags are `async` and stand in a slice that no hook can change (gatsby/cache-dir/static-entry.js).
 * Tested with: gatsby 5.16
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/25698 (closed as a question)
 * Without it: the scripts (110 kB) compete with fonts and main picture for the line; on slow 4G the main picture is there
 *   1.2 times as late (docs/decisions/0224).
 * Fails without it: src/workarounds/gatsby/defer-scripts.slow.test.tsx, e2e/full/early-touch.spec.ts
 * Needed while this passes: src/workarounds/gatsby/html.upstream.slow.test.ts
 */
import type { ReactElement, ReactNode } from "react";

import { SCRIPTS_ID } from "../../config/page-start";

/** The slice by which Gatsby puts its script tags into each page. */
const GATSBY_SLICE = "_gatsby-scripts";

function isGatsbySlice(component: ReactNode): component is ReactElement<{ sliceId: string }> {
  const props = (component as ReactElement<{ sliceId?: string }> | null)?.props;
  return props?.sliceId === GATSBY_SLICE;
}

/**
 * Puts Gatsby's script tags and the style sheets of all pages into a `<template>`, followed by the inline script that starts them
 * (`src/browser/start`). Under `gatsby develop`, which has no such slice, nothing is changed.
 */
export function deferScripts(components: readonly ReactNode[], sheets: readonly string[]): ReactNode[] {
  return components.map((component) =>
    isGatsbySlice(component)
      ? [
          <template key={SCRIPTS_ID} id={SCRIPTS_ID}>
            {sheets.map((href) => (
              <link key={href} rel="stylesheet" href={href} data-all-styles="" />
            ))}
            {component}
          </template>,
          <script key="start" dangerouslySetInnerHTML={{ __html: START_SCRIPT }} />,
        ]
      : component,
  );
}
