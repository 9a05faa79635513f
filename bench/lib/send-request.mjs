import { request as sendHttp } from "node:http";
import { connect } from "node:net";

/** Sends one generated request to a function. */
export function sendRequest(url, agent, { method, path, query, type, headers, body }) {
  return new Promise((resolve, reject) => {
    const length = { "content-length": Buffer.byteLength(body), "content-type": type };
    const options = { method, agent, headers: { ...headers, ...length } };
    const sent = sendHttp(`${url}/api/${path}${query}`, options, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (text += chunk));
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on("error", reject);
    sent.setTimeout(45_000, () => sent.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })));
    sent.end(body);
  });
}

/** A client that sends its body a byte at a time, or stops in the middle. Gets the answer's first line. */
export function sendSlowly(port, bytes, everyMs, goOn) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    let left = bytes;
    socket.write(
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n",
    );
    const timer = setInterval(() => {
      if (left > 0) socket.write("{");
      else if (!goOn) socket.destroy();
      left -= 1;
    }, everyMs);
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(timer);
      resolve(answer.split("\r\n")[0]);
    });
  });
}
