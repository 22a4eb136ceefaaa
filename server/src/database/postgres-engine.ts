import type { Socket } from "node:net";
import type { Client } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Engine } from "./engine.ts";

/** Processes share PostgreSQL, its clock and its locks. */
export const postgresEngine: Engine = {
  isShared: true,
  async lock(transaction, lock, of) {
    if (of === undefined) await transaction.raw("SELECT pg_advisory_xact_lock(?)", [lock]);
    else await transaction.raw("SELECT pg_advisory_xact_lock(?, hashtext(?))", [lock, of]);
  },
  async waitWithoutLimit(transaction) {
    await transaction.raw("SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0");
    const connection: Client & { connection: { stream: Socket } } = await transaction.client.acquireConnection();
    connection.connection.stream.setTimeout(0);
  },
  now: (database, plus) => database.raw("(extract(epoch from clock_timestamp()) * 1000 + ?::int)", [plus]),
  // While the database is away the try fails, as what it is for would.
  createRateLimiter: (database, { name, tries, window }) =>
    new RateLimiterPostgres({
      keyPrefix: name,
      points: tries,
      duration: window,
      storeClient: database,
      storeType: "knex",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: true,
    }),
  // Also of jobs that go with their project.
  async beginJobNews(database, progress) {
    const row = (name: string) => `(${progress.map((column) => `${name}.${column}`).join(", ")})`;
    await database.raw(`
      DROP TRIGGER IF EXISTS jobs_tell ON jobs;
      CREATE OR REPLACE FUNCTION nataraj_tell_job() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          PERFORM pg_notify('nataraj_jobs', OLD.id || ' removed moved');
        ELSIF TG_OP = 'INSERT' OR (NEW.status, NEW.priority, NEW.queued_at) <> (OLD.status, OLD.priority, OLD.queued_at) THEN
          PERFORM pg_notify('nataraj_jobs', NEW.id || ' ' || NEW.status || ' moved');
        ELSIF ${row("NEW")} IS DISTINCT FROM ${row("OLD")} THEN
          PERFORM pg_notify('nataraj_jobs', NEW.id || ' ' || NEW.status || ' at-its-place');
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER jobs_tell AFTER INSERT OR UPDATE OR DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION nataraj_tell_job();
    `);
  },
  async endJobNews(database) {
    await database.raw("DROP TRIGGER jobs_tell ON jobs; DROP FUNCTION nataraj_tell_job()");
  },
};
