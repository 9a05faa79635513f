import type { ComponentProps } from "react";

import { createIcon, FRAME_DRAWINGS } from "./icon";

/** Adds what pages show to what their frame does; apart, so that the scripts of every page do not contain it. */
export const PageIcon = createIcon({
  ...FRAME_DRAWINGS,
  baby: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 0c1.5 0 2 1 1.5 2M9 11.5v.01m6-.01v.01M9 15c1.8 1.6 4.2 1.6 6 0",
  bag: "M5.5 9h13l1 11h-15zM9 9V7a3 3 0 0 1 6 0v2",
  check: "m4 12.5 5 5L20 6.5",
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z",
  card: "M3.5 6h17v12h-17zM3.5 10h17M7 14.5h3",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.2 2",
  cross: "M6 6l12 12M18 6 6 18",
  expand: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  heartbeat: "M3.5 12.5h4l2-5 4 9 2-4h5",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 7.5v5.5m0-9v.01",
  people:
    "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5.5 8c0-3 2.5-5 5.5-5s5.5 2 5.5 5M16 5.5a3 3 0 0 1 0 5.3M17.5 14.3c1.8.7 3 2.4 3 4.7",
  pin: "M12 21c-4-4.5-6.5-8-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 13 16 16.5 12 21Zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  pregnant:
    "M11 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 20.5v-6l-.5-4.5c.3-1.3 3.5-1.8 4.2 0l.6 2.2c3 1 3 4.3-.6 4.8v3.5",
  printer: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  share: "M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1",
  weather:
    "M8 3v1.5M3 8h1.5M4.5 4.5l1 1M11.5 4.5l-1 1M5.3 9.5a3.2 3.2 0 1 1 5.6-2.6M8.5 19.5h8a4 4 0 0 0 .6-7.9 5.5 5.5 0 0 0-10.6 1.5 3.3 3.3 0 0 0 2 6.4Z",
  wheelchair: "M10 4.5v.01M10 7.5v6h5l2.5 5 2-1M10 10h5M8 11.5a5 5 0 1 0 6.5 6.5",
});

export type PageIconName = ComponentProps<typeof PageIcon>["name"];
