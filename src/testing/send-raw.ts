import { connect } from "node:net";

/** Sends text to a server as it is, which `fetch` would tidy up, and gets all that comes back until the connection is closed. */
export function sendRaw(url: string, text: string): Promise<string> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
    socket.write(text);
  });
}
