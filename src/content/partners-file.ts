/** The file that the build writes for the server, beside `offers.json`: the partners of the ledger. Staff alone get what it holds. */
export const PARTNERS_FILE = "partners.json";
