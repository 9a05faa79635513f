import { z } from "zod";

const outdatedFile = z.object({
  path: z.string(),
  text: z.string().nullable(),
  version: z.string().nullable(),
  at: z.string().nullable(),
  /** The person's name; `null` when the file was changed outside of the editor by nobody that is known. */
  by: z.string().nullable(),
});

/** How the editor's server refuses a change of files that are no longer what was opened. */
export const conflictAnswer = z.object({ files: z.array(outdatedFile).min(1) });
/** A file as somebody else has left it. */
export type OutdatedFile = z.infer<typeof outdatedFile>;

/** A save or deletion that was refused because somebody else had changed the entry. */
export interface SaveConflict {
  isDeletion: boolean;
  files: readonly OutdatedFile[];
  /** What was to be saved, by path. */
  mine: Readonly<Record<string, string>>;
  /** Lets the next save replace the files as they were shown, and no later version of them. */
  replaceTheirs: () => void;
}
