/** The largest body that the editor sends, in bytes: a video of 28 MB, or a picture of 20 MB with an entry, in base64. */
export const EDITOR_BODY_LIMIT = 40_000_000;
