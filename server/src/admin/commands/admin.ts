import { runCommand } from "../../commands/run-command.ts";
import { ADMIN_USAGE, readAdminCommand } from "../admin-commands.ts";
import { openOperator } from "../open-operator.ts";

await runCommand(ADMIN_USAGE, async ({ argv, settings, print }) => {
  const command = readAdminCommand(argv);
  const operator = await openOperator(settings);
  try {
    for (const line of await command(operator)) print(line);
  } finally {
    await operator.close();
  }
});
