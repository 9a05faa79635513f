/** The texts of the service worker in one language. */
export interface OfflineWords {
  /** With `{{date}}`. */
  note: string;
  title: string;
  text: string;
  list: string;
  phone: string;
  meeting: string;
  brand: string;
}
