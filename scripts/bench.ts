import { argv } from 'node:process';

/** The benchmarks, with descriptions. */
const BENCHES: Record<string, string> = {
  home: 'how long / takes on a slow phone, compared with bare React',
  routes: 'how long route changes take on a slow phone, compared with a plain stack',
  grade: 'how long it takes to grade a match with up to 100,000 picks, and how long scores wait meanwhile',
  reads: 'how the cost of every read grows with the number of players, and whether one scans a table',
  load: 'latencies and processor time of calls under load, compared with bare Hono, on SQLite, PostgreSQL and a cluster',
  sockets: 'how long 1,000 open pages wait for events, and the memory per socket',
};

const name = argv[2] ?? '';
if (Object.hasOwn(BENCHES, name)) {
  await import(`./bench/${name}.ts`);
} else {
  const lines = Object.entries(BENCHES).map(([each, measures]) => `  ${each.padEnd(10)} ${measures}`);
  console.log(['npm run bench -- NAME measures', ...lines].join('\n'));
  process.exitCode = name === '' ? 0 : 2;
}
