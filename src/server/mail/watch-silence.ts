import type { Socket } from "node:net";

const LOOKS_PER_PERIOD = 20;

/**
 * Calls `onSilence` when nothing has gone over a connection in either direction for `silenceMs`; gets what ends the watch. It looks at
 * the counters: the SMTP client sets the socket's own time-out, which under TLS is that of another object.
 */
export function watchSilence(socket: Socket, silenceMs: number, onSilence: () => void): () => void {
  let bytes = -1;
  let changedAt = performance.now();
  const timer = setInterval(() => {
    const now = socket.bytesRead + socket.bytesWritten;
    if (now !== bytes) changedAt = performance.now();
    bytes = now;
    if (performance.now() - changedAt < silenceMs) return;
    clearInterval(timer);
    onSilence();
  }, silenceMs / LOOKS_PER_PERIOD);
  return () => clearInterval(timer);
}
