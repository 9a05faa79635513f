import { isContentTextPath, isMediaPath } from "../content-paths";
import type { Content } from "../content-store";
import { readBytes, readTexts } from "./github-blobs";
import type { GithubClient } from "./github-client";
import type { TreeFiles } from "./github-tree";

/** Gets the content of a tree. Its texts are read together at the first question for one. */
export function createGithubContent(client: GithubClient, files: TreeFiles): Content {
  let loading: Promise<ReadonlyMap<string, string>> | undefined;

  async function loadTexts(): Promise<ReadonlyMap<string, string>> {
    const texts = [...files].filter(([path]) => !isMediaPath(path));
    const shas = texts.map(([, { sha }]) => sha);
    const bySha = await readTexts(client, shas);
    return new Map(texts.map(([path, { sha }]) => [path, bySha.get(sha) ?? ""]));
  }
  const getTexts = () => (loading ??= loadTexts());

  return {
    sizes: new Map([...files].map(([path, { size }]) => [path, size])),
    getVersion: (path) => Promise.resolve(files.get(path)?.sha ?? null),
    readText: async (path) => (files.has(path) ? (await getTexts()).get(path) : undefined),
    readTexts: async () => new Map([...(await getTexts())].filter(([path]) => isContentTextPath(path))),
    async readMedia(path) {
      const file = files.get(path);
      return file && (await readBytes(client, file.sha));
    },
  };
}
