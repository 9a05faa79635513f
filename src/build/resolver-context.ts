interface NodeModel {
  findOne: (args: { type: string; query: object }) => Promise<Record<string, unknown> | null>;
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Record<string, unknown>> }>;
}

/** What Gatsby hands to resolvers, as far as ours use it. */
export interface ResolverContext {
  nodeModel: NodeModel;
}
