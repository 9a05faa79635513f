import type { ResolverContext } from "./resolver-context";

interface ImageNode {
  id: string;
  parent: string;
  internal: { contentDigest: string };
}

interface ResolveInfo {
  originalResolver: (image: ImageNode, args: object, context: ResolverContext, info: ResolveInfo) => unknown;
}

/** The size of the cache: a build of many thousand pictures must not keep them all. */
const MAX_CACHED = 2_000;

/**
 * Returns the field that tells a picture's sizes and addresses. What is the same picture in the same sizes is asked for once: Gatsby
 * would read and hash its file anew for every page that shows it, and ask for its sizes to be rendered again.
 */
export function createImageDataField() {
  const cached = new Map<string, Promise<unknown>>();
  return {
    resolve: (image: ImageNode, args: object, context: ResolverContext, info: ResolveInfo): unknown => {
      // The page depends on the file, as it does by the resolver that is asked for the first of them.
      context.nodeModel.getNodeById({ id: image.parent });
      const key = JSON.stringify([image.id, image.internal.contentDigest, args]);
      const known = cached.get(key);
      if (known) return known;
      if (cached.size >= MAX_CACHED) cached.clear();
      const asked = Promise.resolve(info.originalResolver(image, args, context, info));
      cached.set(key, asked);
      // A picture that could not be read is read anew when it is asked for again: the same process publishes many times.
      asked.catch(() => cached.delete(key));
      return asked;
    },
  };
}
