import { readCommandLine, runCommand } from './command-line.ts';
import { ADMIN_COMMAND_NAMES, ADMIN_COMMANDS } from './social/moderation/admin-help.ts';

const lines = ADMIN_COMMAND_NAMES.map((name) => {
  const { takes, does } = ADMIN_COMMANDS[name];
  return `  ${`${name} ${takes}`.padEnd(26)}  ${does}`;
});

const { positionals } = readCommandLine({
  call: 'npm run admin',
  does: 'Moderates the game of DATA_DIR or DATABASE_URL: see docs/operations.md.',
  arguments: [
    { name: 'COMMAND', does: 'one of those below', choices: ADMIN_COMMAND_NAMES },
    { name: '[ARGUMENT…]', does: 'what the command takes' },
  ],
  more: `${lines.join('\n')}\n\nExit status: 0 done, 2 it could not be done, or the log was changed.`,
});
await runCommand(async () => {
  const [{ readConfig }, { runAdmin }] = await Promise.all([import('./config.ts'), import('./run-admin.ts')]);
  const { DATA_DIR, DATABASE_URL } = process.env;
  return runAdmin(readConfig({ DATA_DIR, DATABASE_URL }), positionals);
});
