import { FEATURES } from '@machine/contract/game.ts';
import { ADDED_RULES, ADDITIONS, type Level, LEVELS } from '@machine/contract/levels.ts';
import { readCommandLine } from '../packages/server/src/command-line.ts';

const { values, positionals } = readCommandLine({
  call: 'npm run conformance',
  does: 'Checks a server against the contract: every call, as a visitor and as a player, and the socket.',
  arguments: [{ name: '[URL]', does: 'the server, such as http://localhost:3000' }],
  options: {
    stateless: { type: 'boolean', does: 'for a server that stores no writes: makes every call once' },
    scenario: {
      type: 'string',
      value: 'NAME',
      does: 'checks the mocks of a scenario, such as veteran, instead of a server',
    },
    level: {
      type: 'string',
      value: 'NAME',
      choices: LEVELS,
      does: 'requires one level, such as BASE, and ignores problems of the others',
    },
  },
  more: `On a normal server it signs up three players (conformance-…@example.com), makes a pick, follows, posts a chat
message and direct messages among them, and deletes the accounts at the end, also after Ctrl+C. Others see only the chat
message, as "Deleted user", until the server purges it. The game needs an open match. After a 429 it waits for the time
that the server asks for. The reference server allows five sign-ups per address in 30 minutes, so it can be checked once in
that time, or with THROTTLES=off.

Levels: BASE are the calls of the specification, and the socket. A server may have any of the others, and the report says
of each how many calls passed, failed and could not be checked, or that it is not there:
${ADDED_RULES.join(', ')},
${ADDITIONS.join(', ')},
${FEATURES.join(', ')}.

Exit status: 0 nothing breaks the contract, 1 something does, 2 the server could not be checked.`,
});
const [url] = positionals;
if ((url === undefined) === (values.scenario === undefined)) {
  console.error('Name either the URL of a server or a --scenario; see --help.');
  process.exit(2);
}
const [{ RateLimited }, { checkServer }, { SCENARIO_URL, scenarioFetch }] = await Promise.all([
  import('./conformance/client.ts'),
  import('./conformance/run.ts'),
  import('./conformance/scenario-fetch.ts'),
]);

const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort(new Error('Interrupted.')));

try {
  const { signal } = interrupted;
  const report =
    values.scenario === undefined
      ? await checkServer(url ?? '', { isStateless: values.stateless === true, signal })
      : await checkServer(SCENARIO_URL, { isStateless: true, signal, fetch: scenarioFetch(values.scenario) });
  console.log(report.text());
  const count = report.problems(values.level as Level | undefined).length;
  const subject = values.level === undefined ? 'the contract' : `the level ${values.level}`;
  console.log(count === 0 ? `\nNothing breaks ${subject}.` : `\n${count} problems break ${subject}.`);
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error ? `${message} (${cause.message})` : message;
  console.error(error instanceof RateLimited ? message : `The server could not be checked: ${reason}`);
  process.exitCode = 2;
}
