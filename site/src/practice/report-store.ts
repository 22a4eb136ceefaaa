import type { PracticeReport } from "@nataraj/sdk/practice";
import type { DBSchema } from "idb";
import { browserDatabase } from "../browser-database/browser-database.ts";

interface Practices extends DBSchema {
  reports: { key: [uid: string, projectID: string, id: string]; value: PracticeReport };
  /** The lesson at which a person is, by its id. */
  places: { key: [uid: string, projectID: string]; value: string };
}

const openPractices = browserDatabase<Practices>("nataraj-practice", ["reports", "places"]);

/** All that begins with these parts of a key. */
const below = (...parts: string[]) => IDBKeyRange.bound(parts, [...parts, []]);

/** Practice reports in this browser's IndexedDB, each under its account. They are never sent. */
export const reportStore = {
  /** The reports of an account's project, oldest first. */
  async list(uid: string, projectID: string): Promise<PracticeReport[]> {
    const reports = await (await openPractices()).getAll("reports", below(uid, projectID));
    return reports.sort((a, b) => a.takenAt.localeCompare(b.takenAt));
  },

  async keep(uid: string, report: PracticeReport): Promise<void> {
    await (await openPractices()).put("reports", report, [uid, report.projectID, report.id]);
  },

  async delete(uid: string, { projectID, id }: Pick<PracticeReport, "projectID" | "id">): Promise<void> {
    await (await openPractices()).delete("reports", [uid, projectID, id]);
  },

  /** Deletes what an account has of a project. */
  async deleteProject(uid: string, projectID: string): Promise<void> {
    const transaction = (await openPractices()).transaction(["reports", "places"], "readwrite");
    await transaction.objectStore("reports").delete(below(uid, projectID));
    await transaction.objectStore("places").delete([uid, projectID]);
    await transaction.done;
  },

  /** The project that an account has practised last: of the latest report, else the first in which it has a place. */
  async latestProject(uid: string): Promise<string | undefined> {
    const database = await openPractices();
    const reports = await database.getAll("reports", below(uid));
    const latest = reports.sort((a, b) => a.takenAt.localeCompare(b.takenAt)).at(-1);
    return latest?.projectID ?? (await database.getAllKeys("places", below(uid), 1))[0]?.[1];
  },

  /** Whether an account has any report here. */
  async hasAny(uid: string): Promise<boolean> {
    return (await (await openPractices()).count("reports", below(uid))) > 0;
  },

  /** Deletes all that an account has here. */
  async deleteAll(uid: string): Promise<void> {
    const transaction = (await openPractices()).transaction(["reports", "places"], "readwrite");
    await transaction.objectStore("reports").delete(below(uid));
    await transaction.objectStore("places").delete(below(uid));
    await transaction.done;
  },

  async place(uid: string, projectID: string): Promise<string | undefined> {
    return (await openPractices()).get("places", [uid, projectID]);
  },

  async rememberPlace(uid: string, projectID: string, lessonID: string): Promise<void> {
    await (await openPractices()).put("places", lessonID, [uid, projectID]);
  },
};
