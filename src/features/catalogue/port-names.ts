/** The ports and what they are called in the page's language. */
export type PortNames = readonly { readonly key: string; readonly name: string }[];
