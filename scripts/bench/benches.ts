import type { Command } from '../../packages/server/src/command-line.ts';

const bench = <const C extends Omit<Command, 'call'>>(name: string, command: C) => ({
  call: `npm run bench -- ${name}`,
  ...command,
});

/** The benchmarks with their command lines. Each is a file of this folder, which measures when it is loaded. */
export const BENCHES = {
  home: bench('home', { does: 'Measures how long / takes on a slow phone, compared with bare React.' }),
  routes: bench('routes', {
    does: 'Measures how long route changes take on a slow phone, compared with a plain stack.',
  }),
  grade: bench('grade', {
    does: 'Measures how long it takes to grade a match with up to 100,000 picks, and how long scores wait meanwhile.',
    options: {
      sizes: { type: 'string', value: 'COUNTS', default: '1000,10000,100000', does: 'how many picks a match has' },
    },
    more: 'Uses SQLite, and PostgreSQL when DATABASE_URL is set.',
  }),
  reads: bench('reads', {
    does: 'Measures how the cost of every read grows with the number of players, and whether one scans a table.',
    options: {
      players: {
        type: 'string',
        value: 'COUNT',
        default: '100000',
        isNumber: true,
        does: 'players of the larger game; 1000000 needs PostgreSQL, 30 GB and some minutes',
      },
      plans: { type: 'boolean', does: 'prints every plan' },
      reuse: { type: 'boolean', does: 'measures the games of the last run again, on PostgreSQL only' },
    },
    more: 'Uses SQLite, or PostgreSQL when DATABASE_URL is set.',
  }),
  load: bench('load', {
    does: 'Measures latencies and processor time of calls under load, compared with bare Hono, on all databases.',
    options: { seconds: { type: 'string', value: 'COUNT', default: '5', isNumber: true, does: 'for each call' } },
  }),
  sockets: bench('sockets', {
    does: 'Measures how long open pages wait for events, and the memory per socket.',
    options: {
      sockets: { type: 'string', value: 'COUNT', default: '1000', isNumber: true, does: 'how many pages, above 100' },
    },
  }),
};
