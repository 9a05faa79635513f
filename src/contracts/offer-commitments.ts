import { z } from "zod";

import { code, offerKey } from "./fields";

export const commitmentsSchema = z.strictObject({ offer: offerKey() }, code("invalid"));
