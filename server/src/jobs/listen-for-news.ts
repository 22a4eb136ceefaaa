import type { Knex } from "knex";
import type { Notification } from "pg";
import type { Logger } from "pino";
import { DatabaseError } from "../database/database-error.ts";
import type { PostgresClient } from "../database/postgres-client.ts";
import type { JobChange, JobNews } from "./job-news.ts";

/** The channel on which a trigger of the table `jobs` tells of changes (`database/migrations.ts`). */
const CHANNEL = "nataraj_jobs";

/** How long after a connection broke the next is tried. Milliseconds. */
const RECONNECT_MS = 1_000;

export interface NewsListener {
  /** Whether news come at the moment. */
  readonly isConnected: boolean;
  close(): Promise<void>;
}

/** Publishes what any process changes, as PostgreSQL notifies of it on a connection of its own, which is kept up. */
export async function listenForNews(knex: Knex, news: JobNews, logger: Logger): Promise<NewsListener> {
  let connection: RawConnection | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const { timeouts }: PostgresClient = knex.client;
  // A route that is silently gone is noticed only by what is not answered.
  const asking = setInterval(() => connection?.query("SELECT 1").catch(() => undefined), timeouts.silenceMs).unref();

  async function connect(): Promise<void> {
    const next: RawConnection = await knex.client.acquireRawConnection();
    next.on("notification", ({ payload }) => {
      const change = readChange(payload);
      if (change) news.publish(change);
    });
    next.on("error", (error) => logger.warn({ err: new DatabaseError(error) }, "news of jobs are broken off"));
    next.on("end", () => {
      if (connection === next) connection = undefined;
      reconnectLater();
    });
    await next.query(`LISTEN ${CHANNEL}`);
    connection = next;
    if (isClosed) await close();
  }

  function reconnectLater(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connect().then(
        () => news.publishUnknown(),
        () => reconnectLater(),
      );
    }, RECONNECT_MS).unref();
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearInterval(asking);
    clearTimeout(timer);
    const last = connection;
    connection = undefined;
    if (last) await knex.client.destroyRawConnection(last);
  }

  try {
    await connect();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    get isConnected() {
      return connection !== undefined;
    },
    close,
  };
}

interface RawConnection {
  on(event: "notification", act: (notification: Notification) => void): void;
  on(event: "error", act: (error: Error) => void): void;
  on(event: "end", act: () => void): void;
  query(sql: string): Promise<unknown>;
}

/** "id status moved", as the trigger writes it. */
function readChange(payload: string | undefined): JobChange | undefined {
  const [id, status, moved] = payload?.split(" ") ?? [];
  if (!id || !status) return undefined;
  return { id, status: status as JobChange["status"], moved: moved === "moved" };
}
