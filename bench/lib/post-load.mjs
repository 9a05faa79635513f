import { Agent, request } from "node:http";

let count = 0;
function createBody() {
  count += 1;
  const visitor = {
    name: "Ana",
    lastname: "Pérez",
    email: `v${count}@example.com`,
    phone: "+34 600 123 456",
    lang: "es",
  };
  return JSON.stringify({
    ...visitor,
    message: `Hola, ¿hay sitio? ${count}`,
    idempotencyKey: `bench-${process.pid}-${count}`,
  });
}

function post(url, agent) {
  return new Promise((resolve, reject) => {
    const body = createBody();
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const began = performance.now();
    request(url, { method: "POST", agent, headers }, (response) => {
      response
        .resume()
        .on("end", () => resolve({ ok: response.statusCode === 200, ms: performance.now() - began }));
    })
      .on("error", reject)
      .end(body);
  });
}

/** Posts enquiries over so many connections for so long. Gets what was answered 200 per second, and how long it took. */
export async function postLoad(url, { connections = 50, seconds = 10 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const work = async () => {
    while (performance.now() < end) {
      const { ok, ms } = await post(url, agent);
      if (ok) times.push(ms);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return { perSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99), failed };
}
