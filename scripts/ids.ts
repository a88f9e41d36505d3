import { hasReliabilityPage, report } from './ids/report.ts';

/** Prints how many rows of docs/reliability.md tests cover, and why the others have none. */
if (!hasReliabilityPage) {
  console.log('docs/reliability.md does not exist: there is nothing to check.');
} else {
  const { covered, explained, open } = report();
  const groups = Map.groupBy([...covered.keys(), ...explained.keys(), ...open], (id) => id.replace(/\d+/, ''));
  for (const [letters, ids] of groups) {
    console.log(`${letters.padEnd(3)} ${ids.filter((id) => covered.has(id)).length} of ${ids.length} rows covered`);
  }
  console.log(
    `\n${covered.size} of ${covered.size + explained.size + open.length} rows are covered by tests or stories.`,
  );
  for (const [id, reason] of explained) console.log(`${id.padEnd(5)} ${reason}`);
  for (const id of open) console.log(`${id.padEnd(5)} has neither a test nor a reason`);
  process.exitCode = open.length > 0 ? 1 : 0;
}
