/** The drawings of the site's icons, on a 24 x 24 grid, drawn with strokes of the current colour. */
const ICONS = {
  arrow: "M4 12h15m-6-6 6 6-6 6",
  baby: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 0c1.5 0 2 1 1.5 2M9 11.5v.01m6-.01v.01M9 15c1.8 1.6 4.2 1.6 6 0",
  bag: "M5.5 9h13l1 11h-15zM9 9V7a3 3 0 0 1 6 0v2",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5m8-5v5",
  check: "m4 12.5 5 5L20 6.5",
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z",
  card: "M3.5 6h17v12h-17zM3.5 10h17M7 14.5h3",
  chat: "M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5Zm-3.3 5c0 4 2.8 6.8 6.8 6.8l.7-1.8-2.2-1.2-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1L10.3 7.5Z",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.2 2",
  close: "M5 5l14 14M19 5 5 19",
  cross: "M6 6l12 12M18 6 6 18",
  expand: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  facebook:
    "M14 8.5h2.5V5H14c-2.2 0-3.5 1.5-3.5 3.7V11H8v3.4h2.5V20H14v-5.6h2.4l.6-3.4h-3V9.3c0-.5.2-.8.8-.8Z",
  heartbeat: "M3.5 12.5h4l2-5 4 9 2-4h5",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.5v5.5m0-9v.01",
  heart:
    "M12 20.3C5.5 15.8 3.5 12.4 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7c0 3.2-2 6.6-8.5 11.1Z",
  instagram:
    "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Zm5 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.5-1v.01",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  people:
    "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5.5 8c0-3 2.5-5 5.5-5s5.5 2 5.5 5M16 5.5a3 3 0 0 1 0 5.3M17.5 14.3c1.8.7 3 2.4 3 4.7",
  phone:
    "M6.5 3.5 9 4l1 4-2 1.5c1 2.5 3 4.5 5.5 5.5L15 13l4 1 .5 2.5c0 2-1.5 3.5-3.5 3.5C9.5 20 4 14.5 4 8c0-2.5 1-4.5 2.5-4.5Z",
  pin: "M12 21c-4-4.5-6.5-8-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 13 16 16.5 12 21Zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  pregnant:
    "M11 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 20.5v-6l-.5-4.5c.3-1.3 3.5-1.8 4.2 0l.6 2.2c3 1 3 4.3-.6 4.8v3.5",
  printer: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  share: "M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1",
  tripadvisor:
    "M7 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm10 0a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM4 8.5C6 7 9 6.3 12 6.3s6 .7 8 2.2M10.3 15 12 17.5l1.7-2.5M7 13.5v.01m10-.01v.01",
  weather:
    "M8 3v1.5M3 8h1.5M4.5 4.5l1 1M11.5 4.5l-1 1M5.3 9.5a3.2 3.2 0 1 1 5.6-2.6M8.5 19.5h8a4 4 0 0 0 .6-7.9 5.5 5.5 0 0 0-10.6 1.5 3.3 3.3 0 0 0 2 6.4Z",
  wheelchair: "M10 4.5v.01M10 7.5v6h5l2.5 5 2-1M10 10h5M8 11.5a5 5 0 1 0 6.5 6.5",
} as const;

export type IconName = keyof typeof ICONS;

interface IconProps {
  name: IconName;
  size?: number;
  /** What it means, where that does not stand beside it as text. */
  label?: string;
}

export function Icon({ name, size = 20, label }: IconProps) {
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
      <path d={ICONS[name]} />
    </svg>
  );
}
