import type { Knex } from "knex";
import PgBoss from "pg-boss";
import type { Logger } from "pino";
import { DatabaseError } from "../database/database-error.ts";
import { MAX_ATTEMPTS, RETRY_DELAY_S } from "./job-queue.ts";

/** The name of the queue of generations. */
export const GENERATION = "generation";
/** Longer than any attempt may take: a worker that is dead is noticed by its lease. Seconds. */
const EXPIRE_IN_S = 3_600;
/** How often pg-boss archives what has ended. Seconds. */
const MAINTENANCE_S = 60;

/** Runs pg-boss' statements on our connections: in the transaction, if it is given one. */
export function executorOf(database: Knex): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const connection = await database.client.acquireConnection();
      try {
        return await connection.query(text, values);
      } catch (error) {
        throw new DatabaseError(error);
      } finally {
        await database.client.releaseConnection(connection);
      }
    },
  };
}

/** Starts pg-boss in the product's database, with its tables in the schema `pgboss`. End it with `stop`. */
export async function startPgBoss(knex: Knex, logger: Logger): Promise<PgBoss> {
  const boss = new PgBoss({ db: executorOf(knex), schedule: false, maintenanceIntervalSeconds: MAINTENANCE_S });
  boss.on("error", (error) => logger.warn({ err: error }, "pg-boss could not do its housekeeping"));
  await boss.start();
  await boss.createQueue(GENERATION, {
    name: GENERATION,
    retryLimit: MAX_ATTEMPTS - 1,
    retryDelay: RETRY_DELAY_S,
    retryBackoff: true,
    expireInSeconds: EXPIRE_IN_S,
  });
  return boss;
}
