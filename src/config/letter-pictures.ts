/** The folder of the site, without a slash before it, with the pictures of letters: mails that were sent show them for years, and no page names them. */
export const LETTER_PICTURES = "share/letters";
