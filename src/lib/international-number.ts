/** Gets the digits of a number, without those of an extension ("ext. 12", "x12", "#12"). */
const getDigits = (phone: string) => phone.replace(/(ext|x|#).*/i, "").replace(/\D/g, "");

/** Gets a phone number as `+393331234567`; `undefined` without a country code, since nobody knows then whose number it is. */
export function toInternational(phone: string): string | undefined {
  const digits = getDigits(phone);
  if (phone.trim().startsWith("+")) return `+${digits}`;
  return digits.startsWith("00") ? `+${digits.slice(2)}` : undefined;
}

/** Gets the link that phones a guest: without a country code the number as it was typed. */
export function getGuestPhoneUrl(phone: string): string {
  return `tel:${toInternational(phone) ?? getDigits(phone)}`;
}
