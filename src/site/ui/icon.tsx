interface IconProps<Name> {
  name: Name;
  size?: number;
  /** What it means, where that does not stand beside it as text. */
  label?: string;
}

/** Creates a component of drawings on a 24 x 24 grid, drawn with strokes of the current colour. */
export function createIcon<Name extends string>(drawings: Readonly<Record<Name, string>>) {
  return function DrawnIcon({ name, size = 20, label }: IconProps<Name>) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })}
        focusable="false"
      >
        <path d={drawings[name]} />
      </svg>
    );
  };
}

/** What the frame of every page shows. */
export const FRAME_DRAWINGS = {
  arrow: "M4 12h15m-6-6 6 6-6 6",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5m8-5v5",
  chat: "M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5Zm-3.3 5c0 4 2.8 6.8 6.8 6.8l.7-1.8-2.2-1.2-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1L10.3 7.5Z",
  close: "M5 5l14 14M19 5 5 19",
  facebook:
    "M14 8.5h2.5V5H14c-2.2 0-3.5 1.5-3.5 3.7V11H8v3.4h2.5V20H14v-5.6h2.4l.6-3.4h-3V9.3c0-.5.2-.8.8-.8Z",
  heart:
    "M12 20.3C5.5 15.8 3.5 12.4 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7c0 3.2-2 6.6-8.5 11.1Z",
  instagram:
    "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Zm5 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.5-1v.01",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  phone:
    "M6.5 3.5 9 4l1 4-2 1.5c1 2.5 3 4.5 5.5 5.5L15 13l4 1 .5 2.5c0 2-1.5 3.5-3.5 3.5C9.5 20 4 14.5 4 8c0-2.5 1-4.5 2.5-4.5Z",
  tripadvisor:
    "M7 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm10 0a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM4 8.5C6 7 9 6.3 12 6.3s6 .7 8 2.2M10.3 15 12 17.5l1.7-2.5M7 13.5v.01m10-.01v.01",
} as const;

export const Icon = createIcon(FRAME_DRAWINGS);
