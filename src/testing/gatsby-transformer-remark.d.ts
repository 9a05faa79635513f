// The plugin's Gatsby hooks, which tests call as Gatsby does; the package came without types.
declare module "gatsby-transformer-remark/gatsby-node" {
  export function onCreateNode(args: object, options: object): Promise<void>;
  export function setFieldsOnGraphQLNodeType(args: object, options: object): Promise<unknown>;
}
