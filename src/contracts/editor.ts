import { z } from "zod";

const outdatedFileSchema = z.object({
  path: z.string(),
  /** The present text; `null`: the file was deleted, or is a picture. */
  text: z.string().nullable(),
  /** The present version; `null`: the file was deleted. */
  version: z.string().nullable(),
  at: z.string().nullable(),
  /** The person's name; `null` when the file was changed outside of the editor by nobody that is known. */
  by: z.string().nullable(),
});

/** How the editor's server answers (409) a change of files that are no longer what was opened. */
export const editorConflictSchema = z.object({ files: z.tuple([outdatedFileSchema], outdatedFileSchema) });
/** A file that was changed after the editor had opened it, as it is now. */
export type OutdatedFile = z.infer<typeof outdatedFileSchema>;

/** The largest body that the editor sends, in bytes: a video of 28 MB, or a picture of 20 MB with an entry, in base64. */
export const EDITOR_BODY_LIMIT = 40_000_000;
