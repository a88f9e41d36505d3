import { parseArgs } from 'node:util';
import { RateLimited } from './conformance/client.ts';
import { checkServer } from './conformance/run.ts';
import { SCENARIO_URL, scenarioFetch } from './conformance/scenario-fetch.ts';

const HELP = `Checks a server against the contract: every call, as a visitor and as a player, and the socket.

  npm run conformance -- URL                 checks the server at URL, such as http://localhost:3000
  npm run conformance -- URL --stateless     for a server that stores no writes: makes every call once
  npm run conformance -- --scenario NAME     checks the mocks of a scenario, such as veteran

On a normal server it signs up three players (conformance-…@example.com), makes a pick, follows, posts a chat
message and direct messages among them, and deletes the accounts at the end, also after Ctrl+C. Others see only the chat
message, as "Deleted user", until the server purges it. The game needs an open match. After a 429 it waits for the time
that the server asks for. The reference server allows five sign-ups per address in 30 minutes, so it can be checked once in that time,
or with THROTTLES=off.

Exit status: 0 nothing breaks the contract, 1 something does, 2 the server could not be checked.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stateless: { type: 'boolean' }, scenario: { type: 'string' }, help: { type: 'boolean' } },
});
const [url] = positionals;

if (values.help || (url === undefined) === (values.scenario === undefined)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort(new Error('Interrupted.')));

try {
  const { signal } = interrupted;
  const report =
    values.scenario === undefined
      ? await checkServer(url ?? '', { isStateless: values.stateless === true, signal })
      : await checkServer(SCENARIO_URL, { isStateless: true, signal, fetch: scenarioFetch(values.scenario) });
  console.log(report.text());
  const count = report.problems().length;
  console.log(count === 0 ? '\nNothing breaks the contract.' : `\n${count} problems break the contract.`);
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error ? `${message} (${cause.message})` : message;
  console.error(error instanceof RateLimited ? message : `The server could not be checked: ${reason}`);
  process.exitCode = 2;
}
