import { basename, dirname, relative, sep } from "node:path";

import { ROOT } from "../lib/root.mjs";

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;
const GATSBY_ROUTE = /^\[.*\]\.tsx?$/;
const VAGUE = /^(utils?|helpers?|types|common|misc|shared)$/;

/** File names are in kebab-case, and no folder or file is called utils, helpers, types, common, misc or shared. */
export const fileName = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: {
      kebab: "“{{name}}” is not kebab-case.",
      vague: "“{{name}}” says nothing: name the file or folder after the one thing in it.",
    },
  },
  create(context) {
    const file = relative(ROOT, context.filename);
    const name = basename(file);
    const words = [...dirname(file).split(sep), name.split(".")[0]];
    const vague = words.find((word) => VAGUE.test(word));
    return {
      Program(node) {
        if (vague) context.report({ node, messageId: "vague", data: { name: vague } });
        if (!KEBAB_CASE.test(name) && !GATSBY_ROUTE.test(name))
          context.report({ node, messageId: "kebab", data: { name } });
      },
    };
  },
};
