import type { ReactElement, ReactNode } from "react";

import { SCRIPTS_ID } from "../config/page-start";

/** Gatsby puts its script tags into the built page by this slice, which all pages share. */
const GATSBY_SLICE = "_gatsby-scripts";

function isGatsbySlice(component: ReactNode): component is ReactElement<{ sliceId: string }> {
  const props = (component as ReactElement<{ sliceId?: string }> | null)?.props;
  return props?.sliceId === GATSBY_SLICE;
}

/**
 * Puts Gatsby's script tags and the sheets with the styles of all pages into a `<template>`, and the script that starts them
 * behind it. Under `gatsby develop`, which has no such slice, everything stays as it is.
 */
export function holdScripts(components: readonly ReactNode[], sheets: readonly string[]): ReactNode[] {
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
