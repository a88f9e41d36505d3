import { readCommandLine, runCommand } from './command-line.ts';

const { positionals } = readCommandLine({
  call: 'npm run restore',
  does: 'Restores the database of DATA_DIR or DATABASE_URL. Stop the server first: see docs/backup.md.',
  arguments: [{ name: 'FILE', does: 'the backup; the database that it replaces is kept beside it' }],
});
await runCommand(async () => (await import('./run-backup.ts')).runRestore(positionals[0] ?? ''));
