import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './build.ts';
import { createPlan, HELP } from './new/create-plan.ts';
import type { Edit, Plan } from './new/plan.ts';

function write({ files, edits, steps }: Plan): void {
  const paths = Object.keys(files);
  const existing = paths.find((path) => existsSync(join(ROOT, path)));
  if (existing !== undefined) throw new Error(`${existing} already exists: choose another name.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  if (paths.length > 0) spawnSync('oxfmt', paths, { cwd: ROOT });
  if (paths.length > 0) console.log(`${['New files', ...paths].join('\n  ')}\n`);
  console.log(`To paste\n${edits.map(printed).join('\n')}`);
  console.log(['Then', ...steps, 'Complete every FILL IN, and run npm run format and npm run check.'].join('\n  '));
}

function printed({ path, at, text }: Edit): string {
  const place =
    at === 'start' || at === 'end'
      ? `at the ${at}`
      : 'after' in at
        ? `after \`${at.after.trim()}\``
        : `before \`${at.before.trim()}\``;
  return `  ${path}, ${place}:\n\n${text.replace(/^\n|\n$/g, '')}\n`;
}

const args = process.argv.slice(2);
try {
  if (args.includes('--help')) console.log(HELP);
  else write(createPlan(args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
