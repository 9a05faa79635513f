import { z } from "zod";

import { code } from "./fields";

const CSV_SEPARATORS = [",", ";"] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** Query of every export for spreadsheets, besides its own. */
export const csvSchema = z.strictObject({ separator: z.enum(CSV_SEPARATORS, code("invalid")).optional() });
