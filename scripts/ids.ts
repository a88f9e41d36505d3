import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { PAGE, isReason, report } from './ids/report.ts';

/**
 * Prints how many rows of docs/reliability.md tests cover, and why the others have none. With `--write`, it also fills
 * the page's Proof column.
 */
if (process.argv.includes('--write')) {
  writeFileSync(PAGE, report().page);
  spawnSync('oxfmt', [PAGE], { stdio: 'inherit' });
}
const { proofs, open, contradictory, unknown } = report();
for (const [letters, rows] of Map.groupBy(proofs, ([id]) => id.replace(/\d+/, ''))) {
  const covered = rows.filter(([, proof]) => proof !== '' && !isReason(proof));
  console.log(`${letters.padEnd(3)} ${covered.length} of ${rows.length} rows covered`);
}
for (const [id, proof] of proofs) if (isReason(proof)) console.log(`${id.padEnd(5)} ${proof}`);
for (const id of open) console.log(`${id.padEnd(5)} has neither a test nor a reason`);
for (const id of contradictory) console.log(`${id.padEnd(5)} has a test, and a reason for having none`);
for (const id of unknown) console.log(`${id.padEnd(5)} is named by a test but is not on the page`);
process.exitCode = open.length + contradictory.length + unknown.length > 0 ? 1 : 0;
