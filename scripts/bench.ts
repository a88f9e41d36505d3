import { type Command, readCommandLine } from '../packages/server/src/command-line.ts';
import { BENCHES } from './bench/benches.ts';

const isBench = (name: string): name is keyof typeof BENCHES => Object.hasOwn(BENCHES, name);
const names = Object.keys(BENCHES).filter(isBench);

const [name = '--help', ...args] = process.argv.slice(2);
if (isBench(name)) {
  const command: Command = BENCHES[name];
  readCommandLine(command, args);
  await import(`./bench/${name}.ts`);
} else {
  const lines = names.map((each) => `  ${each.padEnd(10)}${BENCHES[each].does}`);
  readCommandLine(
    {
      call: 'npm run bench',
      does: 'Runs a benchmark. Each has options of its own: npm run bench -- NAME --help',
      arguments: [{ name: 'NAME', does: 'one of those below', choices: names }],
      more: lines.join('\n'),
    },
    [name, ...args],
  );
}
