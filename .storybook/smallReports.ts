import { afterEach } from 'vitest';

/** What addons report about a story. A passed accessibility check lists every rule that passed: 40 kB per story. */
type Report = { status: 'passed' | 'warning' | 'failed'; result?: object };

afterEach(({ task }) => {
  const { reports = [] } = task.meta as { reports?: Report[] };
  for (const report of reports) if (report.status === 'passed') report.result = {};
});
