import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './build.ts';
import { type ChangeSet, createChangeSet } from './new/change-set.ts';
import { type Names, namesOf } from './new/naming.ts';
import { addCall } from './new/new-call.ts';
import { addComponent } from './new/new-component.ts';
import { addScreen } from './new/new-screen.ts';

const HELP = `Scaffolds a component, screen or call and lists the remaining steps.

  npm run new -- component NAME --noun NOUN    a component with its style and stories
  npm run new -- screen NAME [--noun NOUN]     a screen with its states, its route and the call whose data it shows
  npm run new -- call NAME [--noun NOUN]       a call that reads a list: contract, mocks and query

NAME is written like SeasonAwards. NOUN is the folder in packages/ui/src and the file name in the other packages.`;

const KINDS: Record<string, (changes: ChangeSet, names: Names, noun?: string) => string[]> = {
  component(changes, names, noun) {
    if (noun === undefined) throw new Error('Add --noun with a folder of packages/ui/src.');
    return addComponent(changes, names, noun);
  },
  screen: addScreen,
  call: addCall,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { noun: { type: 'string' }, help: { type: 'boolean' } },
});

function writeNew([kind = '', name = '', ...rest]: readonly string[], noun?: string): void {
  const add = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (add === undefined) throw new Error(`"${kind}" must be component, screen or call.\n\n${HELP}`);
  if (name === '' || rest.length > 0) throw new Error(`A ${kind} needs exactly one name.\n\n${HELP}`);
  if (noun !== undefined && !/^[a-z][a-zA-Z0-9]*$/.test(noun)) {
    throw new Error(`"${noun}" is not a valid noun: use letters and digits, such as leaderboard.`);
  }
  const changes = createChangeSet(ROOT);
  const names = namesOf(kind === 'screen' ? name.replace(/Screen$/, '') : name);
  const next = add(changes, names, noun);
  const { created, changed } = changes.write();
  const { status } = spawnSync('oxfmt', [...created, ...changed], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The files were written but could not be formatted. Run npm run format.');
  const steps = [
    { title: 'New', lines: created },
    { title: 'Changed', lines: changed },
    { title: 'Next', lines: [...next, 'Complete every place marked FILL IN.'] },
  ];
  console.log(steps.map(({ title, lines }) => [title, ...lines].join('\n  ')).join('\n\n'));
}

if (values.help) {
  console.log(HELP);
} else {
  try {
    writeNew(positionals, values.noun);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
