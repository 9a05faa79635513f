/** The size of every drawn map, in its own units: about the pixels that it has on a narrow phone. */
export const VIEW = { width: 340, height: 250 } as const;
