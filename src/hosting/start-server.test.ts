/** @jest-environment node */
import { Agent, get, type IncomingMessage, type RequestListener } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { sendRaw } from "../testing/send-raw";
import { startServer, type RunningServer } from "./start-server";

const QUICK = {
  headersTimeout: 200,
  requestTimeout: 5_000,
  keepAliveTimeout: 1000,
  connectionsCheckingInterval: 50,
  idleTimeout: 300,
};
let server: RunningServer;
let url: string;

async function start(app: RequestListener) {
  server = await startServer(app, { port: 0, host: "127.0.0.1" }, QUICK);
  url = `http://127.0.0.1:${server.port}`;
}
const answerAfter =
  (milliseconds: number): RequestListener =>
  (request, response) => {
    request.resume();
    setTimeout(() => response.end("whole"), milliseconds);
  };

function ask(agent: Agent): Promise<{ connection: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response: IncomingMessage) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ connection: response.headers.connection, text }));
    }).on("error", reject);
  });
}

const isRefused = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(server.port, "127.0.0.1", () => resolve(false));
    socket.on("error", () => resolve(true)).on("connect", () => socket.destroy());
  });

describe("a client that", () => {
  beforeEach(() => start(answerAfter(0)));
  afterEach(() => server.stop());

  it.each([
    ["never ends its headers", "GET / HTTP/1.1\r\nHost: x\r\nX: ", /^HTTP\/1.1 408/],
    ["says nothing at all", "", /^(?:HTTP\/1.1 408|$)/],
  ])("%s is told so and let go", async (_what, text, answer) => {
    const began = Date.now();
    expect(await sendRaw(url, text)).toMatch(answer);
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});

describe("the end", () => {
  it("waits for the answers that are under way, closes idle connections, and takes no new ones", async () => {
    await start(answerAfter(200));
    const agent = new Agent({ keepAlive: true });
    await ask(agent);
    const underWay = ask(new Agent());
    await sleep(50);
    const stopped = server.stop();
    expect(await isRefused()).toBe(true);
    expect((await underWay).text).toBe("whole");
    await stopped;
    agent.destroy();
  });
});
