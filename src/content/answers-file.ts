/** The file that the build writes for the server, beside `offers.json`: the ready-made answers, as the editor shows them. */
export const ANSWERS_FILE = "answers.json";
