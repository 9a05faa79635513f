/** Where most guests have their mailbox, and neighbors of these that exist. */
const PROVIDERS = (
  "gmail.com googlemail.com mail.com ymail.com icloud.com proton.me protonmail.com aol.com hotmail.com hotmail.es hotmail.it hotmail.fr " +
  "hotmail.co.uk outlook.com outlook.es outlook.it live.com live.it msn.com yahoo.com yahoo.es yahoo.it yahoo.fr yahoo.co.uk libero.it " +
  "virgilio.it tiscali.it alice.it telefonica.net comcast.net orange.fr gmx.de web.de"
).split(" ");

/** Whether two texts differ by one letter too many, missing or wrong, or by two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const shorter = Math.min(a.length, b.length) - start;
  while (end < shorter && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return Math.max(x.length, y.length) === 1 || (x.length === 2 && x === [...y].reverse().join(""));
}

/** Returns the address that was probably meant, `ana@gmail.com` of `ana@gmail.con`; `undefined` for one that looks right. */
export function suggestEmail(typed: string): string | undefined {
  const [, name = "", domain = ""] = /^(.+@)([^@]+)$/.exec(typed.trim()) ?? [];
  const given = domain.toLowerCase();
  if (PROVIDERS.includes(given)) return undefined;
  const meant =
    PROVIDERS.find((provider) => isOneSlip(given, provider)) ??
    given.replace(/\.(?:con|cmo|ocm|comm)$/, ".com");
  return meant === given ? undefined : name + meant;
}
