import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { createEmbeddedCore } from "../auth/core/app.ts";
import { openDatabase } from "../database/database.ts";

const USAGE = `Serves the embedded core alone, without an api-key, for running SuperTokens' own test suite against it.

  tsx --conditions=@nataraj/source server/src/commands/serve-core.ts --data FOLDER [--port 3567]`;

const { values } = parseArgs({ options: { port: { type: "string", default: "3567" }, data: { type: "string" } } });
if (!values.data) {
  console.error(USAGE);
  process.exit(2);
}

const knex = await openDatabase({ dataDir: values.data });
const core = await createEmbeddedCore({ knex });
const server = createServer(core.koa.callback()).listen(Number(values.port), "127.0.0.1", () => {
  console.log(`The embedded core is at http://127.0.0.1:${values.port}`);
});
const stop = (): void => {
  server.close(() => void knex.destroy());
  server.closeAllConnections();
};
process.once("SIGINT", stop).once("SIGTERM", stop);
