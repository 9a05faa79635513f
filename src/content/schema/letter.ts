import { z } from "zod";

import type { FormatCode } from "../content-problem";
import { formatted, markdown, offerKeys, picture, text, translated } from "./fields";

/** A page of the site by its path, or another one by its whole address. */
const ADDRESS = /^(?:\/(?!\/)\S*|https:\/\/\S+)$/;

const address = () => translated(formatted(ADDRESS, "invalid-address" satisfies FormatCode).max(500));

/** `content/letters/*.json`: the newsletter. Staff send it from `/admin/letters`; the site itself does not show it. */
export const letterSchema = z.strictObject({
  subject: text(90),
  preheader: text(140),
  picture: picture().optional(),
  body: markdown(8000),
  button: z.strictObject({ label: text(40), url: address() }).optional(),
  offers: offerKeys(6),
});
