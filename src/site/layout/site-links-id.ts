/** The id of the footer's list of links, to which the menu leads where no script runs. */
export const SITE_LINKS_ID = "site-links";
