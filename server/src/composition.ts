import { join } from "node:path";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { type AccountDeletion, createAccountDeletion } from "./account/deletion.ts";
import { type Auth, startAuth } from "./auth/start-auth.ts";
import { clearMetadata, deleteAuthUser, getUser } from "./auth/users.ts";
import { type ContactLimit, createContactLimit } from "./contact/contact-limit.ts";
import { createMailer, type Mailer } from "./contact/mailer.ts";
import { isOpenToOthers, makePrivate } from "./data-folder/private-folder.ts";
import { lockForServer } from "./data-folder/server-lock.ts";
import { checkInstallation, markInstallation } from "./database/check-installation.ts";
import { connectDatabase, migrate } from "./database/database.ts";
import type { PostgresTimeouts } from "./database/postgres-client.ts";
import { openReadings } from "./database/readings.ts";
import { readSecret } from "./database/secret.ts";
import { createTemporaryFolders, type TemporaryFolders } from "./disk/temporary-folders.ts";
import { createGeneration } from "./generation/generate.ts";
import type { GenerationSteps } from "./generation/generation-steps.ts";
import type { HttpLimits } from "./http/http-limits.ts";
import { JobRunner } from "./jobs/job-runner.ts";
import type { JobStore } from "./jobs/job-store.ts";
import { openJobs } from "./jobs/open-jobs.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { intakeSong } from "./music/intake/intake-song.ts";
import { type AskedPictures, createAskedPictures } from "./pictures/asked-pictures.ts";
import { type DrawDance, drawDance } from "./pictures/draw-dance.ts";
import type { Intake } from "./projects/create-project.ts";
import { createDancePictures, type DancePictures } from "./projects/dance-picture.ts";
import { createPreparedSongs, type PreparedSongs } from "./projects/prepared-songs.ts";
import { ProjectStore } from "./projects/project-store.ts";
import { takeOverRelocated } from "./relocation/relocation-record.ts";
import { assertQueueMoves } from "./service/queue-check.ts";
import { createReadiness, type Readiness } from "./service/readiness.ts";
import type { AuthRateLimits } from "./settings/auth-settings.ts";
import type { Settings } from "./settings/settings.ts";
import { createDiscardedFiles, type DiscardedFiles } from "./storage/discarded-files.ts";
import { createMediaLinks, type MediaLinks } from "./storage/media-links.ts";
import { openStorage } from "./storage/open-storage.ts";
import type { S3Timeouts } from "./storage/s3-storage.ts";
import type { Storage } from "./storage/storage.ts";
import { KeyedSemaphore } from "./uploads/keyed-semaphore.ts";
import { type UploadBounds, UploadSlots } from "./uploads/upload-slots.ts";

/** Everything that requests and jobs work with. */
export interface Services {
  knex: Knex;
  auth: Auth;
  storage: Storage;
  links: MediaLinks;
  discardedFiles: DiscardedFiles;
  uploads: TemporaryFolders;
  uploadSlots: UploadSlots;
  uploadSemaphore: KeyedSemaphore;
  intake: Intake;
  projects: ProjectStore;
  preparedSongs: PreparedSongs;
  jobs: JobStore;
  /** Absent in a process that only answers requests. */
  runner: JobRunner | undefined;
  /** Absent there too. */
  pictures: DancePictures | undefined;
  askedPictures: AskedPictures | undefined;
  deletion: AccountDeletion;
  readiness: Readiness;
  contactLimit: ContactLimit;
  metrics: Metrics;
  mail: { mailer: Mailer; to: string } | undefined;
  /** Instead of the folders that come with the product. */
  siteFolder?: string | undefined;
  blogFolder?: string | undefined;
  libraryFolder?: string | undefined;
  close(): Promise<void>;
}

/** What a test may put in the place of the real thing. */
export interface ServiceOverrides {
  intake?: Intake;
  steps?: GenerationSteps;
  /** "never": dances get no pictures. */
  drawDance?: DrawDance | "never";
  mailer?: Mailer;
  rateLimits?: Partial<AuthRateLimits>;
  httpLimits?: Partial<HttpLimits>;
  uploadBounds?: Partial<UploadBounds>;
  databaseTimeouts?: PostgresTimeouts;
  storageTimeouts?: S3Timeouts;
  siteFolder?: string;
  blogFolder?: string;
  libraryFolder?: string;
}

/** How many uploads are cut at a time. */
const MAX_CONCURRENT_INTAKES = 2;

/** Opens and joins everything that the settings ask for. */
export async function openServices(
  settings: Settings,
  logger: Logger,
  overrides: ServiceOverrides = {},
): Promise<Services> {
  /** What was opened, for the way back: a start that fails half way leaves nothing open. */
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.reverse()) await end();
  };
  try {
    if (!settings.databaseUrl) {
      const lock = await lockForServer(settings.dataDir);
      opened.push(() => lock.release());
    }
    const knex = await connectDatabase(settings, logger, overrides.databaseTimeouts);
    opened.push(() => knex.destroy());
    await takeOverRelocated(knex);
    await checkInstallation(knex, settings);
    await migrate(knex);
    const readings = await openReadings(knex, settings);
    opened.push(() => readings.close());
    await markInstallation(knex, settings.dataDir);
    for (const folder of ["files", "uploads"]) await makePrivate(join(settings.dataDir, folder));
    if (await isOpenToOthers(settings.dataDir)) {
      logger.warn("DATA_DIR is open to other accounts of this machine, and its permissions cannot be changed.");
    }
    const mailer =
      overrides.mailer ?? (settings.smtpUrl ? createMailer(settings.smtpUrl, sender(settings)) : undefined);
    const auth = await startAuth({
      settings: { ...settings, ...(mailer && { mailer }), rateLimits: overrides.rateLimits ?? {} },
      knex,
      readings,
      logger,
      isBeingDeleted: async (uid) => (await knex("deletions").where({ uid }).first("uid")) !== undefined,
    });
    opened.push(() => auth.close());
    const links = createMediaLinks(await readSecret(knex, "media"));
    const metrics = createMetrics({ knex, countSessions: auth.countSessions });
    const storage = metrics.measuredStorage(await openStorage(settings, links, overrides.storageTimeouts));
    await storage.sweep();
    const uploadFolder = join(settings.dataDir, "uploads");
    const uploads = createTemporaryFolders(uploadFolder);
    await uploads.sweep();
    const { jobs, createTask, close: closeJobs } = await openJobs(knex, { limits: settings.queueLimits }, logger);
    opened.push(closeJobs);
    const discardedFiles = createDiscardedFiles({
      knex,
      storage,
      onFailure: (err) => logger.warn({ err }, "files are removed later"),
      createTask,
    });
    opened.push(() => discardedFiles.close());
    const projects = new ProjectStore({ knex, readings, discardedFiles });
    const preparedSongs = createPreparedSongs({ storage, discardedFiles });
    const generation = async () => {
      const steps = overrides.steps ?? (await loadSteps(settings, logger));
      opened.push(async () => steps.close?.());
      return metrics.measured(createGeneration({ knex, projects, storage, steps }));
    };
    const deletion = createAccountDeletion({
      knex,
      projects,
      preparedSongs,
      discardedFiles,
      getUser,
      deleteAuthUser,
      clearMetadata,
      onFailure: (err) => logger.warn({ err }, "accounts are deleted later"),
      createTask,
    });
    opened.push(() => deletion.close());
    const draw = overrides.drawDance ?? (settings.withoutDancePictures ? "never" : drawDance);
    const pictures =
      settings.role === "web" || draw === "never"
        ? undefined
        : createDancePictures({ projects, storage, discardedFiles, folders: uploads, draw, createTask, logger });
    const askedPictures =
      settings.role === "worker" || draw === "never"
        ? undefined
        : createAskedPictures({ draw, folders: uploads, logger });
    opened.push(async () => askedPictures?.close());
    const gone = new AbortController();
    if (pictures) {
      jobs.news.onQueue((change) => change?.status === "done" && pictures.request(), gone.signal);
      opened.push(async () => {
        gone.abort();
        await pictures.close();
      });
    }
    const runner =
      settings.role === "web"
        ? undefined
        : new JobRunner({ jobs, work: await generation(), logger, concurrency: settings.jobConcurrency });
    return {
      knex,
      auth,
      storage,
      links,
      discardedFiles,
      uploads,
      uploadSlots: new UploadSlots(uploadFolder, overrides.uploadBounds),
      uploadSemaphore: new KeyedSemaphore(MAX_CONCURRENT_INTAKES),
      intake: overrides.intake ?? intakeSong,
      projects,
      preparedSongs,
      jobs,
      runner,
      pictures,
      askedPictures,
      metrics,
      deletion,
      readiness: createReadiness({
        ...{ knex, discardedFiles, storage, uploads },
        askCore: auth.askCore,
        askQueue: () => assertQueueMoves(knex),
        onChange: (part, err) =>
          err ? logger.error({ err, part }, "not ready: a part failed") : logger.info({ part }, "a part works again"),
      }),
      contactLimit: createContactLimit(knex, await readSecret(knex, "contact")),
      mail: mailer && settings.contactTo ? { mailer, to: settings.contactTo } : undefined,
      siteFolder: overrides.siteFolder,
      blogFolder: overrides.blogFolder,
      libraryFolder: overrides.libraryFolder,
      async close() {
        await runner?.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Loaded only where jobs are run: the planner with its catalogue of moves is large. */
async function loadSteps(settings: Settings, logger: Logger): Promise<GenerationSteps> {
  const { createGenerationSteps } = await import("./generation/real-steps.ts");
  return createGenerationSteps(settings, logger);
}

function sender({ contactEmail, contactTo, publicUrl }: Settings): string {
  return contactEmail ?? contactTo ?? `no-reply@${new URL(publicUrl).hostname}`;
}
