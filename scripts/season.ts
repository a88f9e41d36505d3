import { runSeason } from './season/run-season.ts';

/**
 * `npx node scripts/season.ts --entry '<season entry>' --secret <secret>` recomputes the results of an ended simulated season from
 * the two entries of its log. See docs/proof.md.
 */
const { code, lines } = runSeason(process.argv.slice(2));
for (const line of lines) (code === 0 ? console.log : console.error)(line);
process.exitCode = code;
