import { z } from "zod";

import { getAgencyDay, addMonths, getAgencyMonth, getMonthSpan } from "../../booking/calendar-day";
import { code } from "../../contracts/fields";
import { getOfferTitle } from "../platform/published";
import { ownerProcedure } from "../platform/rpc";
import { countFigures } from "./figure-repository";

const whole = () => z.coerce.number(code("invalid-number")).int(code("invalid-number"));

/** How many months, and how many are left out at the end (0: until now, 1: until the end of last month). */
const figuresSchema = z.strictObject({
  months: whole().min(1).max(24).default(3),
  skip: whole().min(0).max(24).default(0),
});

/** Answers how fast guests are answered, and how many enquiries are booked; enquiries held as possible spam are not counted. */
export const answerFigures = ownerProcedure.input(figuresSchema).query(
  async ({
    ctx: {
      staff: { locale },
      store,
    },
    input: { months, skip },
  }) => {
    const now = Date.now();
    const last = addMonths(getAgencyMonth(now), -skip);
    const { from: start } = getMonthSpan(addMonths(last, 1 - months));
    // The last instant of the month, which may be in the future.
    const end = Math.min(now, getMonthSpan(last).to - 1);
    const enquiries = await store.figures.list(start, end);
    const { offers, ...figures } = countFigures(enquiries, start, end);
    return {
      from: getAgencyDay(start),
      to: getAgencyDay(end),
      ...figures,
      offers: offers.map((row) => (row.key === "" ? row : { ...row, title: getOfferTitle(row.key, locale) })),
    };
  },
);
