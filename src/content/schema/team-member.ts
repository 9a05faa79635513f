import { z } from "zod";

import { TEAM_LANGUAGES } from "../../config/team";
import { picture, text } from "./fields";

/**
 * `content/team/*.json`: who guests talk to and travel with. A drawn portrait is shown as a drawing, not as a photograph.
 */
export const teamMemberSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  role: text(60),
  languages: z.array(z.enum(TEAM_LANGUAGES)).min(1),
  /** The year in which they came. */
  since: z.int().min(1950).max(2100),
  picture: picture(),
  is_drawn: z.boolean().default(false),
  /** They answer enquiries: the page says so after one was sent. */
  answers: z.boolean().default(false),
  order: z.int().nonnegative().max(100_000).default(100),
});
