interface NodeModel {
  getNodeById: (
    args: { id: string },
    dependencies: { path?: string | undefined },
  ) => Record<string, unknown> | null;
  getNodesByIds: (args: { ids: string[]; type: string }) => Record<string, unknown>[];
  findOne: (args: { type: string; query: object }) => Promise<Record<string, unknown> | null>;
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Record<string, unknown>> }>;
}

/** What Gatsby hands to resolvers, as far as ours use it. */
export interface ResolverContext {
  /** Of the page whose query is run. */
  path?: string;
  nodeModel: NodeModel;
}
