import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** As somebody who knows nginx would set it up for such a site. */
const writeConfig = (folder, root, port) => `
daemon off;
worker_processes auto;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10000 inactive=60s;
  gzip_static on;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port} reuseport;
    root ${root};
    location / {
      try_files $uri $uri/index.html $uri.html =404;
      add_header Cache-Control "public, max-age=0, must-revalidate";
    }
  }
}
`;

/** Starts nginx on a folder of built files, with its compressed copies. */
export async function startNginx(root, port) {
  const folder = await mkdtemp(join(tmpdir(), "palmarena-nginx-"));
  await mkdir(join(folder, "logs"));
  await writeFile(join(folder, "nginx.conf"), writeConfig(folder, root, port));
  // As root it would give its workers to a user who may not read the folder.
  const user = process.getuid() === 0 ? ["-g", "user root;"] : [];
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), ...user], {
    stdio: "inherit",
  });
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) break;
    if (tries === 50 || child.exitCode !== null) throw new Error("nginx did not start.");
    await sleep(100);
  }
  return {
    pid: child.pid,
    async end() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
