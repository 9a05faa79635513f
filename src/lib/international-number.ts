/** Gets a phone number as `+393331234567`; `undefined` without a country code, since nobody knows then whose number it is. */
export function toInternational(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, "");
  if (phone.trim().startsWith("+")) return `+${digits}`;
  return digits.startsWith("00") ? `+${digits.slice(2)}` : undefined;
}
