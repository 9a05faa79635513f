import { RuleTester } from "eslint";
import test from "node:test";

import { noInternals } from "./no-internals-rule.mjs";

test("the rule that keeps workarounds in their folders", () => {
  const errors = (messageId) => [{ messageId }];
  const assertRule = (...cases) => new RuleTester().run(...cases);
  assertRule("no-internals", noInternals, {
    valid: [
      'import { navigate } from "gatsby";',
      "window.history.scrollRestoration = mode;",
      "const { prototype } = IncomingMessage;",
      "Object.prototype.hasOwnProperty.call(values, name);",
      "Object.assign({}, defaults);",
      "this._size = 0;",
      "list.map((_, index) => index);",
      "const feed = { _things_to_do: things };",
      "words[_index];",
    ],
    invalid: [
      { code: "window.___loader.loadPage(path);", errors: errors("global") },
      {
        code: "const { ___navigate } = window;",
        errors: errors("global"),
      },
      { code: "__webpack_require__(1);", errors: errors("global") },
      { code: 'import { store } from "gatsby/dist/redux";', errors: errors("module") },
      { code: "require(`gatsby/dist/${name}`);", errors: errors("module") },
      { code: "sharp.prototype.avif = function () {};", errors: errors("prototype") },
      { code: "prototype.destroy = function () {};", errors: errors("prototype") },
      { code: "socket._handle.fd;", errors: errors("private") },
      { code: 'this.engine["_index"];', errors: errors("private") },
      { code: "object?.__proto__;", errors: errors("private") },
      { code: "Object.assign(Array.prototype, extra);", errors: errors("prototype") },
      { code: 'Object.defineProperty(Array.prototype, "last", last);', errors: errors("prototype") },
    ],
  });
});
