import type { Locale } from "../../domain/config/locales";
import { loadOfferIndex, type OfferIndex } from "../../domain/search/offer-index";
import { searchOffers } from "../../domain/search/search-offers";

/** First the address of the index, then words alone. */
export type SearchQuestion = { locale: Locale; address: string } | { words: string };
/** Whether the index is loaded, then the keys found. */
export type SearchAnswer = { ready: boolean } | { keys: string[] };

let index: OfferIndex | undefined;

function answer(reply: SearchAnswer): void {
  self.postMessage(reply);
}

async function loadIndex(address: string, locale: Locale): Promise<boolean> {
  const response = await fetch(address);
  if (!response.ok) return false;
  index = loadOfferIndex(await response.text(), locale);
  return true;
}

self.onmessage = ({ data }: MessageEvent<SearchQuestion>) => {
  if ("words" in data) answer({ keys: index ? searchOffers(index, data.words).map(({ id }) => id) : [] });
  else
    void loadIndex(data.address, data.locale).then(
      (ready) => answer({ ready }),
      () => answer({ ready: false }),
    );
};
