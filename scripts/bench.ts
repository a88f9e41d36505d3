import { argv } from 'node:process';

/** The benchmarks, with descriptions. */
const BENCHES: Record<string, string> = {
  home: 'how long / takes on a slow phone, compared with bare React',
  grade: 'how long it takes to grade a match with up to 100,000 picks, and how long scores wait meanwhile',
  calls: 'how much processor time each read takes, compared with a bare handler',
  boards: 'how long it takes to compute each leaderboard',
  reads: 'how the cost of every read grows with the number of players, and whether one scans a table',
  'bot-boards': 'which bots lead the leaderboards of simulated seasons',
  secrets: 'whether response times reveal who has an account',
  load: 'latencies and processor time of calls under load, compared with bare Hono, on SQLite, PostgreSQL and a cluster',
  soak: 'how much the memory of the server grows in two hours of a hurried game',
  mail: 'how many notification emails are sent per minute',
  sockets: 'how long 1,000 open pages wait for events, and the memory per socket',
  restart: 'how fast 2,000 open pages reconnect after the server was killed',
  typing: 'input latency in a chat whose socket is flooded with events',
  heap: 'how much the heap of a live match page grows in an hour of polling',
};

const name = argv[2] ?? '';
if (Object.hasOwn(BENCHES, name)) {
  await import(`./bench/${name}.ts`);
} else {
  const lines = Object.entries(BENCHES).map(([each, measures]) => `  ${each.padEnd(10)} ${measures}`);
  console.log(['npm run bench -- NAME measures', ...lines].join('\n'));
  process.exitCode = name === '' ? 0 : 2;
}
