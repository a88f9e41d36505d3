import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './build.ts';
import { draftCall } from './new/call.ts';
import { draftComponent } from './new/component.ts';
import { type Draft, openDraft } from './new/draft.ts';
import { type Names, namesOf } from './new/names.ts';
import { draftScreen } from './new/screen.ts';

const HELP = `Writes the files of a new one in the style of the house, and says what is left to fill in.

  npm run new -- component NAME --noun NOUN    a part of a screen: component, style, stories
  npm run new -- screen NAME [--noun NOUN]     a screen with its states, its route, and the call that it shows
  npm run new -- call NAME [--noun NOUN]       a call that reads a list: contract, mocks, query

NAME is written like SeasonAwards. NOUN is the folder in packages/ui/src, and the file in the other rooms.`;

const KINDS: Record<string, (draft: Draft, names: Names, noun?: string) => string[]> = {
  component(draft, names, noun) {
    if (noun === undefined) throw new Error('Whose part is it? Add --noun and a folder of packages/ui/src.');
    return draftComponent(draft, names, noun);
  },
  screen: draftScreen,
  call: draftCall,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { noun: { type: 'string' }, help: { type: 'boolean' } },
});

function writeNew([kind = '', name = '', ...rest]: readonly string[], noun?: string): void {
  const draftOf = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (draftOf === undefined) throw new Error(`"${kind}" is none of component, screen and call.\n\n${HELP}`);
  if (name === '' || rest.length > 0) throw new Error(`A ${kind} has one name.\n\n${HELP}`);
  if (noun !== undefined && !/^[a-z][a-zA-Z0-9]*$/.test(noun)) {
    throw new Error(`"${noun}" is no noun here: write one like leaderboard, letters and digits only.`);
  }
  const draft = openDraft(ROOT);
  const names = namesOf(kind === 'screen' ? name.replace(/Screen$/, '') : name);
  const next = draftOf(draft, names, noun);
  const { created, changed } = draft.write();
  const { status } = spawnSync('oxfmt', [...created, ...changed], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The files are written, but could not be formatted: npm run format.');
  const told = [
    { title: 'New', lines: created },
    { title: 'Changed', lines: changed },
    { title: 'Next', lines: [...next, 'Wherever it says FILL IN, do.'] },
  ];
  console.log(told.map(({ title, lines }) => [title, ...lines].join('\n  ')).join('\n\n'));
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
