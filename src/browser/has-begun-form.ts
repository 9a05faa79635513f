const TEXT_FIELDS =
  "textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=search], [type=url])";

/** Tells whether the page has typed text that a reload would lose. */
export function hasBegunForm(root: ParentNode = document): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
  return [...fields].some(({ value }) => value.trim() !== "");
}
