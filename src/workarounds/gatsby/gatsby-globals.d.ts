interface GatsbyPageResources {
  status?: "success" | "error";
  page?: { path: string; webpackCompilationHash?: string };
  json?: { data?: object };
}

interface GatsbyLoader {
  loadPage: (path: string) => Promise<GatsbyPageResources | undefined>;
  loadPageSync: (path: string) => GatsbyPageResources | undefined;
  hovering: (path: string) => unknown;
  enqueue: (path: string) => unknown;
}

interface Window {
  ___loader: GatsbyLoader;
  ___navigate: (to: string | number, options?: object) => void;
  pagePath?: string | undefined;
  ___chunkMapping?: string | Record<string, string[]>;
  ___webpackCompilationHash?: string;
}

interface Navigator {
  connection?: { effectiveType?: string; saveData?: boolean };
}
