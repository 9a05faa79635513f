const TEST_NAMES = new Set(["it", "test"]);
const ASSERTION = /\b(?:expect|assert)\w*\s*[.(]/;
const NO_TESTS = new Set(["describe", "beforeEach", "afterEach", "beforeAll", "afterAll", "use", "step"]);

/** Returns `test` of `test(…)`, `test.only(…)`, `it.each(…)(…)` and the like. */
function getTestName(callee) {
  if (callee.type === "Identifier") return TEST_NAMES.has(callee.name) ? callee.name : undefined;
  if (callee.type === "MemberExpression" && !NO_TESTS.has(callee.property.name))
    return getTestName(callee.object);
  return callee.type === "CallExpression" || callee.type === "TaggedTemplateExpression"
    ? getTestName(callee.callee ?? callee.tag)
    : undefined;
}

const isFunction = (node) => /^(?:Arrow)?FunctionExpression$/.test(node?.type);
const isReturn = (node) => node.type === "ReturnStatement" || node.body?.[0]?.type === "ReturnStatement";

/**
 * Each test calls `expect`, `assert` or a function whose name begins so, does not return before its first assertion, and has no `catch` that
 * hides a failed assertion.
 */
export const testAsserts = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      nothing:
        "This test asserts nothing: call expect, assert or a function whose name begins with one of them.",
      early: "This test may end before its first assertion: let it fail, or skip it with a reason.",
      constant: "This asserts something about a constant.",
      matcher: "This compares with nothing: expect needs a matcher.",
      swallowed: "This catch lets a failed assertion pass.",
    },
  },
  create(context) {
    const getText = (node) => context.sourceCode.getText(node);
    const checkEarlyReturns = ({ body }) => {
      if (body.type !== "BlockStatement") return;
      for (const statement of body.body) {
        if (ASSERTION.test(getText(statement))) return;
        if (statement.type === "IfStatement" && isReturn(statement.consequent))
          context.report({ node: statement, messageId: "early" });
      }
    };
    return {
      CallExpression(node) {
        const [argument] = node.arguments;
        if (node.callee.name === "expect" && argument?.type === "Literal")
          context.report({ node, messageId: "constant" });
        const run = node.arguments.find(isFunction);
        if (!run || !getTestName(node.callee)) return;
        if (!ASSERTION.test(getText(run.body))) context.report({ node: node.callee, messageId: "nothing" });
        checkEarlyReturns(run);
      },
      "ExpressionStatement > CallExpression[callee.name='expect']"(node) {
        context.report({ node, messageId: "matcher" });
      },
      CatchClause(node) {
        const tried = getText(node.parent.block);
        if (ASSERTION.test(tried) && !/\bthrow\b/.test(getText(node)) && !ASSERTION.test(getText(node)))
          context.report({ node, messageId: "swallowed" });
      },
    };
  },
};
