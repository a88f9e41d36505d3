import { spawn } from 'node:child_process';
import { readCommandLine } from '../packages/server/src/command-line.ts';
import { ROOT } from './build.ts';

readCommandLine({
  call: 'npm run dev',
  does: 'Runs the app with hot reload and the server with restart on change. If one of them exits, so does the other.',
  more: 'API_PORT is the port of the server, 3001 unless set. docs/operations.md lists its other variables.',
});

const API_PORT = process.env.API_PORT ?? '3001';
const parts = [
  spawn('node', ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: API_PORT, PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? '' },
  }),
  spawn('vite', ['dev', '--clearScreen', 'false'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://127.0.0.1:${API_PORT}` },
  }),
];

const stop = () => {
  for (const part of parts) part.kill('SIGTERM');
};
for (const part of parts) part.once('exit', stop);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
