/** Where one is in the room Partners, as the address says it behind `#`; "" stands for all partners, and for the present month. */
export interface Place {
  code: string;
  month: string;
}

/** Reads the place that an address names. */
export function parseHash(hash: string): Place {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  return { code: given.get("partner") ?? "", month: given.get("month") ?? "" };
}

export function toHash({ code, month }: Place): string {
  const set = Object.entries({ partner: code, month }).filter(([, value]) => value !== "");
  return `#${new URLSearchParams(set).toString()}`;
}
