interface GatsbyPageResources {
  status?: "success" | "error";
  page?: { path: string };
}

interface GatsbyLoader {
  loadPage: (path: string) => Promise<GatsbyPageResources | undefined>;
  loadPageSync: (path: string) => GatsbyPageResources | undefined;
}

interface Window {
  ___loader: GatsbyLoader;
  ___navigate: (to: string | number, options?: object) => void;
  ___chunkMapping?: string | Record<string, string[]>;
}
