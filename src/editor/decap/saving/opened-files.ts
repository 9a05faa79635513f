import type { Texts } from "./entry-files";

/** Versions of files by their paths; `null` is a file that is not there. */
export type Versions = Readonly<Record<string, string | null>>;

/** A file as it was opened in this window, or as this window has written it. */
export interface OpenedFile {
  version: string | null;
  text: string | null;
}

export class OpenedFiles {
  private readonly files = new Map<string, OpenedFile>();

  set(path: string, file: OpenedFile): void {
    this.files.set(path, file);
  }

  /** Takes over files, such as those that a draft was based on. */
  adopt(files: Readonly<Record<string, OpenedFile>>): void {
    for (const [path, file] of Object.entries(files)) this.set(path, file);
  }

  pick(paths: readonly string[]): Record<string, OpenedFile> {
    const found = paths.flatMap((path) => {
      const file = this.files.get(path);
      return file ? [[path, file] as const] : [];
    });
    return Object.fromEntries(found);
  }

  getVersions(paths: readonly string[]): Versions {
    return Object.fromEntries(Object.entries(this.pick(paths)).map(([path, { version }]) => [path, version]));
  }

  getTexts(paths: readonly string[]): Texts {
    return Object.fromEntries(Object.entries(this.pick(paths)).map(([path, { text }]) => [path, text]));
  }
}
