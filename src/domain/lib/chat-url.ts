/** Returns the link that opens WhatsApp with a text to the agency; anything but digits is dropped from the number. */
export function getChatUrl(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}

export function getPhoneUrl(number: string): string {
  return `tel:+${number.replace(/\D/g, "")}`;
}
