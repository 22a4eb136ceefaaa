import { MAX_PROJECTS, parseProjectId } from "@nataraj/sdk/contract";
import { OperatorError, UsageError } from "../errors/operator-error.ts";
import type { ListedProject, LiveProject } from "../projects/project-row.ts";
import { revisedQuota, setQuota } from "../projects/quota.ts";
import { endSessions, findAccount, sessionsOf } from "./find-account.ts";
import type { Operator } from "./open-operator.ts";

/** The most projects that may be allowed: a list of them is one answer. */
const LARGEST_QUOTA = 1000;

interface AdminCommand {
  /** What is typed after the name. */
  parameters: string;
  does: string;
  /** Whether it removes something for good: it then wants `--yes`. */
  removes?: true;
  /** @returns what is told of it. */
  run(operator: Operator, args: readonly string[]): Promise<string[]>;
}

/** What an operator can do, by name. WHO is an e-mail address or the id of an account. */
const ADMIN_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  account: {
    parameters: "WHO",
    does: "shows an account with its projects",
    async run({ knex, projects }, [who = ""]) {
      const { uid, email, logins } = await findAccount(who);
      const quota = (await revisedQuota(knex, uid)) ?? MAX_PROJECTS;
      const own = await projects.listOf(uid);
      return [
        `${uid} ${email} (${logins.join(", ")}), ${await sessionsOf(uid)} sessions, ${own.length} of ${quota} projects`,
        ...own.map(describe),
      ];
    },
  },
  quota: {
    parameters: "WHO NUMBER",
    does: 'sets how many projects an account may have; "default" for the free tier again',
    async run({ knex }, [who = "", number = ""]) {
      const quota = number === "default" ? undefined : Number(number);
      if (quota !== undefined && !(/^\d+$/.test(number) && quota <= LARGEST_QUOTA))
        throw new UsageError(`NUMBER is from 0 to ${LARGEST_QUOTA}, or default.`);
      const { uid } = await findAccount(who);
      await setQuota(knex, uid, quota);
      return [`${uid} may have ${quota ?? MAX_PROJECTS} projects.`];
    },
  },
  "end-sessions": {
    parameters: "WHO",
    does: "signs an account out everywhere",
    async run(_operator, [who = ""]) {
      const { uid } = await findAccount(who);
      return [`${await endSessions(uid)} sessions of ${uid} have ended.`];
    },
  },
  "remove-account": {
    parameters: "WHO",
    does: "removes an account with all that is its",
    removes: true,
    async run({ knex, deletion }, [who = ""]) {
      const { uid } = await findAccount(who);
      await deletion.run(uid);
      const { finished_at } = await knex("deletions").where({ uid }).first("finished_at");
      return [finished_at ? `${uid} is removed.` : `The removal of ${uid} is noted; the server finishes it.`];
    },
  },
  project: {
    parameters: "PROJECT",
    does: "shows a project",
    async run(operator, [id = ""]) {
      const project = await findProject(operator, id);
      return [describe(project), `of ${project.owner}`];
    },
  },
  "make-private": {
    parameters: "PROJECT",
    does: "makes a project private: nobody else sees it or plays its song from then on",
    async run(operator, [id = ""]) {
      const project = await findProject(operator, id);
      await operator.projects.setVisibility(project.id, "private");
      return [`${project.id} is private.`];
    },
  },
  "remove-project": {
    parameters: "PROJECT",
    does: "removes a project with its song and its dance",
    removes: true,
    async run(operator, [id = ""]) {
      const project = await findProject(operator, id);
      await operator.projects.remove(project.id);
      return [`${project.id} is removed.`];
    },
  },
};

/** The list of commands, for an operator who has named none. */
export const ADMIN_USAGE = `Looks after accounts and projects, while the server runs or not.

${Object.entries(ADMIN_COMMANDS)
  .map(([name, { parameters, does, removes }]) => {
    const line = `npm run admin -- ${name} ${parameters}${removes ? " --yes" : ""}`;
    return `  ${line.padEnd(52)} ${does}`;
  })
  .join("\n")}

WHO is an e-mail address or the id of an account; PROJECT is an id, or the last part of a project's address.`;

/** The command of a command line, ready to run. @throws {UsageError} */
export function readAdminCommand(argv: readonly string[]): (operator: Operator) => Promise<string[]> {
  const [name = "", ...rest] = argv;
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.`);
  const args = rest.filter((argument) => argument !== "--yes");
  if (args.length !== command.parameters.split(" ").length || args.some((argument) => argument.startsWith("-")))
    throw new UsageError(`${name} takes ${command.parameters}.`);
  if (command.removes && !rest.includes("--yes"))
    throw new UsageError(`${name} removes for good. To do it, add --yes.`);
  return (operator) => command.run(operator, args);
}

async function findProject({ projects }: Operator, text: string): Promise<LiveProject> {
  const id = parseProjectId(text);
  const project = id && (await projects.find(id));
  if (!project) throw new OperatorError(`There is no project ${text}.`);
  return project;
}

function describe({ id, name, visibility, checkpoint, generating, created_at }: ListedProject): string {
  const state = generating ? "being generated" : checkpoint === 3 ? "danced" : "draft";
  return `${id} "${name}", ${visibility}, ${state}, of ${new Date(created_at).toISOString().slice(0, 10)}`;
}
