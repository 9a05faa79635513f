// A mail server that takes every mail and forgets it. Prints its port.
import { SMTPServer } from "smtp-server";

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  disableReverseLookup: true,
  onData: (stream, _session, done) => void stream.on("end", done).resume(),
});
server.on("error", () => undefined);
server.listen(0, "127.0.0.1", () => console.log(server.server.address().port));
