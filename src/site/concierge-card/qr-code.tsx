import { encode } from "uqr";

/** White around the code, in modules: what the standard asks for. */
const QUIET_MODULES = 4;

interface QrCodeProps {
  text: string;
  label: string;
  className?: string | undefined;
}

/** A text as a QR code, drawn with one path; readable with 15 % of it scratched off. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_MODULES });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
