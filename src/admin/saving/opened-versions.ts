/** A call of Decap's proxy backend (decap-cms-backend-proxy, implementation.ts). */
export interface CmsCall {
  action: string;
  params: Readonly<Record<string, unknown>>;
}

/** Versions of files by their paths; `null` is a file that is not there. */
export type Versions = Readonly<Record<string, string | null>>;

interface CallParams {
  dataFiles?: readonly { path: string }[];
  paths?: readonly string[];
  options?: { newEntry?: boolean };
}

interface Answer {
  file?: { path: string; id: string };
  versions?: Versions;
}

/** The versions of the files that were opened in this window, or that it has written itself. */
export interface OpenedVersions {
  /** Adds to a call that changes files which versions of them it is based on. */
  attach(call: CmsCall): CmsCall;
  /** Learns from the answer to a call what this window knows now. */
  learn(call: CmsCall, answer: unknown): void;
  /** Learns that the file that was to be opened is not there, e.g. a language without a text. */
  forget(call: CmsCall): void;
  /** Gets the versions of an entry's files in all languages. `path` is that of one of them, or theirs without the language. */
  get(path: string): Versions;
  /** Takes over versions, e.g. those that a restored text was based on. */
  adopt(versions: Versions): void;
}

function getPaths({ dataFiles = [], paths = [], options }: CallParams): readonly string[] {
  // A new entry is based on nothing, whatever had the same name before.
  return options?.newEntry ? [] : [...dataFiles.map(({ path }) => path), ...paths];
}

/** Creates the memory of one window. */
export function createOpenedVersions(): OpenedVersions {
  const known = new Map<string, string | null>();
  const pick = (isWanted: (path: string) => boolean) =>
    Object.fromEntries([...known].filter(([path]) => isWanted(path)));
  const adopt = (versions: Versions) => {
    for (const [path, version] of Object.entries(versions)) known.set(path, version);
  };
  return {
    adopt,
    attach(call) {
      const { action, params } = call;
      if (!("dataFiles" in params || "paths" in params)) return call;
      const paths = getPaths(params);
      return { action, params: { ...params, versions: pick((path) => paths.includes(path)) } };
    },
    learn({ action }, answer) {
      const { file, versions } = Object(answer) as Answer;
      if (action === "getEntry" && file) known.set(file.path, file.id);
      if (versions) adopt(versions);
    },
    forget({ action, params }) {
      if (action === "getEntry") known.delete(String(params["path"]));
    },
    get(path) {
      const [stem = ""] = /^.*\/[^/.]+/.exec(path) ?? [];
      return stem === "" ? {} : pick((other) => other.startsWith(`${stem}.`));
    },
  };
}
