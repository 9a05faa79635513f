export function makeSafe<Tree>(tree: Tree): Tree;
export function createSyntax(extensions: Record<string, unknown>): (this: never) => void;
