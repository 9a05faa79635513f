/** Tells whether an offer is off sale while its page stays: what is paused has no prices and cannot be booked. */
export function isPaused({ sale }: { readonly sale?: string | null | undefined }): boolean {
  return sale === "paused";
}
