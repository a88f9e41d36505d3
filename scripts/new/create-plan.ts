import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build.ts';
import { planCall } from './call.ts';
import { planComponent } from './component.ts';
import { planEvent } from './event.ts';
import { type Edit, namesOf, type Plan } from './plan.ts';
import { planScreen } from './screen.ts';

export const HELP = `Writes the new files of a component, screen, call or socket event, and prints what to paste into existing ones.

  npm run new -- component NAME --noun NOUN    a component with its style and stories
  npm run new -- screen NAME [--noun NOUN]     a screen with its states, its route and the call whose list it shows
  npm run new -- call NAME [--noun NOUN]       a GET of a list: contract, mocks and query
      --post                                   a POST with a body instead: contract, mocks and mutation
      --param NAME                             with a path parameter
      --query NAME                             with a query parameter
  npm run new -- event NAME [--match]          a socket event for some users, or about a match for everyone

NAME is written like SeasonAwards. NOUN is the folder in packages/ui/src and the file name in the other packages.`;

/** Returns the plan for command-line arguments; throws if they are invalid. */
export function createPlan(args: string[]): Plan {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      noun: { type: 'string' },
      post: { type: 'boolean' },
      param: { type: 'string' },
      query: { type: 'string' },
      match: { type: 'boolean' },
    },
  });
  const [kind = '', name = '', ...rest] = positionals;
  for (const word of [values.noun, values.param, values.query]) {
    if (word !== undefined && !/^[a-z][a-zA-Z0-9]*$/.test(word)) {
      throw new Error(`"${word}" is not valid: use letters and digits, such as leaderboard.`);
    }
  }
  if (!['component', 'screen', 'call', 'event'].includes(kind)) {
    throw new Error(`"${kind}" must be component, screen, call or event.\n\n${HELP}`);
  }
  if (name === '' || rest.length > 0) throw new Error(`A ${kind} needs exactly one name.\n\n${HELP}`);
  const names = namesOf(kind === 'screen' ? name.replace(/Screen$/, '') : name);
  if (kind === 'event') return planEvent(names, values.match ?? false);
  if (kind === 'call') return pasteIntoExisting(planCall(names, values));
  if (kind === 'screen') return pasteIntoExisting(planScreen(names, values));
  if (values.noun === undefined) throw new Error('Add --noun with a folder of packages/ui/src.');
  return planComponent(names, values.noun);
}

const sourceOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const isImport = (line: string) => line.startsWith('import ');

/** Turns files that exist, such as those of a noun with other calls, into text to paste. */
function pasteIntoExisting({ files, edits, steps }: Plan): Plan {
  const entries = Object.entries(files);
  const existing = entries.filter(([path]) => existsSync(join(ROOT, path)));
  // A noun with other calls is exported already.
  const missing = edits.filter(({ path, text }) => !sourceOf(path).includes(text));
  return {
    files: Object.fromEntries(entries.filter(([path]) => !existsSync(join(ROOT, path)))),
    edits: [...existing.flatMap(([path, text]) => importsAndCode(path, text)), ...missing],
    steps: existing.length === 0 ? steps : ['Merge the pasted imports with those of the file.', ...steps],
  };
}

function importsAndCode(path: string, text: string): Edit[] {
  const lines = text.trim().split('\n');
  const imports = lines.filter((line) => isImport(line) && !sourceOf(path).includes(line));
  const code = lines.filter((line) => !isImport(line)).join('\n');
  return [
    ...(imports.length > 0 ? [{ path, at: 'start' as const, text: `${imports.join('\n')}\n` }] : []),
    { path, at: 'end', text: `\n${code.trim()}` },
  ];
}
