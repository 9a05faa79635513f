/** @jest-environment node */
import { createServer, connect, type AddressInfo, type Socket } from "node:net";
import pg from "pg";

import { startPostgres, type TestPostgres } from "../../../testing/start-postgres.mjs";
import { withFreshConnections } from "./postgres";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

/** A router between us and the database, which forgets connections without telling either side. */
async function startRouter(target: number) {
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on("error", () => undefined);
    pairs.push([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    forget() {
      for (const [near, far] of pairs.splice(0)) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
      }
    },
    close: () => server.close(),
  };
}

it("gives no connection that has died while the process was frozen", async () => {
  const address = new URL(postgres.url);
  const router = await startRouter(Number(address.port));
  address.port = String(router.port);
  const pool = new pg.Pool({ connectionString: address.href, max: 1, query_timeout: 5_000 });
  // As the site does: a connection that breaks while it is closed must not end the process.
  pool.on("error", () => undefined);
  let clock = 0;
  const fresh = withFreshConnections(pool, () => clock);
  const ask = async () => {
    const client = (await fresh.connect()) as unknown as pg.PoolClient;
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    client.release();
    return rows[0]?.pid;
  };
  const first = await ask();
  expect(await ask()).toBe(first);
  clock += 10 * 60_000;
  expect(await ask()).toBe(first);
  router.forget();
  clock += 10 * 60_000;
  const after = await ask();
  expect(after).toEqual(expect.any(Number));
  expect(after).not.toBe(first);
  await pool.end();
  router.close();
});
