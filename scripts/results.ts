import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatResults, parseResults } from '../packages/server/src/season/feeds/bundled-results.ts';
import { readSeasonFiles } from '../packages/server/src/season/feeds/season-files.ts';
import { ROOT } from './build.ts';

/**
 * `node scripts/results.ts FOLDER`: writes packages/server/results from season files in the formats of `npm run evaluate`,
 * `epl/*.json` and `nba/*.csv`. The sources are named in packages/server/results/README.md.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node scripts/results.ts FOLDER   (with epl/*.json and nba/*.csv)');
  process.exit(2);
}
const matches = await readSeasonFiles(globSync(join(folder, '{epl/*.json,nba/*.csv}')));
for (const league of ['EPL', 'NBA'] as const) {
  const name = `${league.toLowerCase()}.csv`;
  const text = formatResults(league, matches);
  writeFileSync(join(ROOT, 'packages/server/results', name), text);
  console.log(`${name}: ${parseResults(league, name, text).length} matches, ${text.length} bytes`);
}
