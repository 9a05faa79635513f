const NAMES = "/^(it|test)$/";
const NO_TESTS = "/^(describe|beforeEach|afterEach|beforeAll|afterAll|use|step)$/";
/** `test(…)`, `test.only(…)`, `it.each(…)(…)` and the like, which are given a function. */
const TEST = `CallExpression:has(> :function):matches(${[
  `[callee.name=${NAMES}]`,
  `[callee.object.name=${NAMES}]:not([callee.property.name=${NO_TESTS}])`,
  `[callee.callee.object.name=${NAMES}]`,
  `[callee.tag.object.name=${NAMES}]`,
].join()})`;

/** `expect`, `assert` or a function whose name begins so. */
const ASSERTION = `:matches(${["callee", "object", "property"].map((part) => `[${part}.name=/^(expect|assert)/]`).join()})`;
const RETURNS = ":matches([consequent.type='ReturnStatement'], [consequent.body.0.type='ReturnStatement'])";

/** What a test must not be, for ESLint's no-restricted-syntax. */
export const HOLLOW_TESTS = {
  [`${TEST}:not(:has(${ASSERTION}))`]:
    "This test asserts nothing: call expect, assert or a function whose name begins with one of them.",
  [`${TEST} > :function > BlockStatement > IfStatement${RETURNS}:not(:has(${ASSERTION}) ~ IfStatement)`]:
    "This test may end before its first assertion: let it fail, or skip it with a reason.",
  "CallExpression[callee.name='expect'][arguments.0.type='Literal']":
    "This asserts something about a constant.",
  "ExpressionStatement > CallExpression[callee.name='expect']":
    "This compares with nothing: expect needs a matcher.",
  [`TryStatement:has(.block ${ASSERTION}) > CatchClause:not(:has(ThrowStatement)):not(:has(${ASSERTION}))`]:
    "This catch lets a failed assertion pass.",
};
