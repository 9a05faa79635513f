import type { QuoteReply } from "../../contracts/quotes";
import { toQuoteReply } from "../store/quote";
import type { Store } from "../store/store";

/** Loads the quotes of an enquiry as staff see them, the newest last. */
export async function loadQuotes(
  { quotes }: Pick<Store, "quotes">,
  enquiryId: string,
  now: number,
): Promise<QuoteReply[]> {
  return (await quotes.list(enquiryId)).map((quote) => toQuoteReply(quote, now));
}
