import { readCommandLine, runCommand } from './command-line.ts';

readCommandLine({
  call: 'npm run backup',
  does: 'Backs up the database of DATA_DIR or DATABASE_URL, whether or not a server is running: see docs/backup.md.',
});
await runCommand(async () => (await import('./run-backup.ts')).runBackup());
