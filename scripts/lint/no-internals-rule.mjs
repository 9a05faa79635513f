/** Global names of Gatsby's client and of webpack's runtime. */
const GLOBAL = /^(?:___(?:loader|navigate|push|replace|chunkMapping|webpackCompilationHash)|__webpack_\w+)$/;
const MODULE = /\b(?:gatsby\/(?:dist|cache-dir)|decap-cms-core\/dist|gatsby-plugin-sharp\/process-file)\b/;

function isPrototype(node) {
  if (node?.type === "MemberExpression") return node.property.name === "prototype";
  return node?.type === "Identifier" && node.name === "prototype";
}

/** Names that packages give to what is not public: `_index`. */
const PRIVATE = /^_./;

function getPropertyName({ computed, property }) {
  if (computed) return property.type === "Literal" ? String(property.value) : "";
  return property.type === "Identifier" ? property.name : "";
}

const isOwn = ({ type }) => type === "ThisExpression" || type === "Super";

/**
 * Only the folders of workarounds rely on the internals of Gatsby, webpack and Decap, read private properties of others, or change prototypes
 * (src/workarounds/README.md).
 */
export const noInternals = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      global: "“{{name}}” is internal to Gatsby or webpack: use it in src/workarounds alone.",
      module: "“{{name}}” is no public interface: use it in src/workarounds or scripts/workarounds alone.",
      private: "“{{name}}” is private to its object: use it in src/workarounds or scripts/workarounds alone.",
      prototype: "Prototypes of others are changed in src/workarounds or scripts/workarounds alone.",
    },
  },
  create(context) {
    const checkText = (node, text) => {
      const [name] = MODULE.exec(text) ?? [];
      if (name) context.report({ node, messageId: "module", data: { name } });
    };
    return {
      Identifier(node) {
        const isAlias =
          node.parent.type === "Property" && node.parent.shorthand && node === node.parent.value;
        if (GLOBAL.test(node.name) && !isAlias)
          context.report({ node, messageId: "global", data: { name: node.name } });
      },
      MemberExpression(node) {
        const name = getPropertyName(node);
        if (PRIVATE.test(name) && !GLOBAL.test(name) && !isOwn(node.object))
          context.report({ node, messageId: "private", data: { name } });
      },
      Literal(node) {
        if (typeof node.value === "string") checkText(node, node.value);
      },
      TemplateElement(node) {
        checkText(node, node.value.raw);
      },
      AssignmentExpression(node) {
        if (isPrototype(node.left.object)) context.report({ node, messageId: "prototype" });
      },
      "CallExpression[callee.object.name='Object'][callee.property.name=/^(?:assign|definePropert(?:y|ies))$/]"(
        node,
      ) {
        if (isPrototype(node.arguments[0])) context.report({ node, messageId: "prototype" });
      },
    };
  },
};
