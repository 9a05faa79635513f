/** Gatsby queries a page again when a node has changed that its resolvers got by these. */
interface NodeModel {
  getNodeById: (args: { id: string }) => Record<string, unknown> | null;
  getNodesByIds: (args: { ids: string[] }) => Record<string, unknown>[];
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Record<string, unknown>> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}
