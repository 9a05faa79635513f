// A plugin of gatsby-transformer-remark. src/domain/lib/markdown.ts renders the same outside of Gatsby.
const { createSyntax, makeSafe } = require("./safe-markdown.js");

const syntax = createSyntax({
  table: require("micromark-extension-gfm-table"),
  strikethrough: require("micromark-extension-gfm-strikethrough"),
  tableFromMarkdown: require("mdast-util-gfm-table/from-markdown"),
  strikethroughFromMarkdown: require("mdast-util-gfm-strikethrough/from-markdown"),
});

module.exports = ({ markdownAST }) => makeSafe(markdownAST);
module.exports.setParserPlugins = () => [syntax];
