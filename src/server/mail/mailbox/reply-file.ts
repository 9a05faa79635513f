import { id } from "../../../domain/contracts/fields";
import { normalize } from "../../../domain/lib/normalize";
import { requireStaff } from "../../accounts/session";
import type { Answer, Exchange } from "../../platform/http/request";
import { HttpError } from "../../platform/http/http-error";
import { getStore } from "../../store";

/** Writes a name for a header: plain ASCII for old programs, and as it is (RFC 6266). */
function toDisposition(name: string): string {
  const plain = normalize(name, "NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\%]/g, "_");
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

export async function answerReplyFile(exchange: Exchange): Promise<Answer> {
  await requireStaff(exchange);
  const asked = id().safeParse(exchange.query("id"));
  const file = asked.success ? await (await getStore()).mailbox.getFile(asked.data) : undefined;
  if (file === undefined) throw new HttpError("not-found");
  return {
    status: 200,
    type: "application/octet-stream",
    bytes: file.content,
    headers: {
      "Content-Disposition": toDisposition(file.name),
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  };
}
