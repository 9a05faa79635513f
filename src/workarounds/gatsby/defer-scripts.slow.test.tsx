import { renderToStaticMarkup } from "react-dom/server";

import { deferScripts } from "./defer-scripts";

Object.assign(globalThis, { START_SCRIPT: "start()" });

function GatsbySlice({ sliceId }: { sliceId: string }) {
  return <b>{sliceId}</b>;
}

const render = (components: Parameters<typeof deferScripts>[0]) =>
  renderToStaticMarkup(<>{deferScripts(components, ["/styles.css"])}</>);

it("puts Gatsby's scripts and the sheet where a browser loads neither, and what starts them behind", () => {
  const first = <i key="first" />;
  expect(render([first, <GatsbySlice key="slice" sliceId="_gatsby-scripts" />])).toBe(
    '<i></i><template id="scripts"><link rel="stylesheet" href="/styles.css" data-all-styles=""/>' +
      "<b>_gatsby-scripts</b></template><script>start()</script>",
  );
});
