import { type CallName, endpoints } from '@machine/contract';

/** The subject of a check: a call, the socket, or all requests. */
type Subject = CallName | 'socket' | 'requests';

export type Report = ReturnType<typeof createReport>;

type Entry = { checks: number; problems: Set<string>; skipped: Set<string> };

const SUBJECTS: Subject[] = [...(Object.keys(endpoints) as CallName[]), 'socket', 'requests'];

const titleOf = (subject: Subject) =>
  subject === 'socket'
    ? '/ws'
    : subject === 'requests'
      ? 'all requests'
      : `${endpoints[subject].method} ${endpoints[subject].path}`;

export function createReport() {
  const entries = new Map<Subject, Entry>(
    SUBJECTS.map((subject) => [subject, { checks: 0, problems: new Set(), skipped: new Set() }]),
  );
  const entryOf = (subject: Subject) => entries.get(subject) as Entry;

  return {
    /** Counts a check that breaks the contract unless `isRight` is truthy. */
    expect(subject: Subject, isRight: unknown, problem: string) {
      const entry = entryOf(subject);
      entry.checks += 1;
      if (!isRight) entry.problems.add(problem);
    },
    /** Notes what could not be checked, and why. */
    skip: (subject: Subject, reason: string) => void entryOf(subject).skipped.add(reason),
    /** All problems, such as 'lockPick: the second pick is not refused'. */
    problems: () =>
      [...entries].flatMap(([subject, { problems }]) => [...problems].map((each) => `${subject}: ${each}`)),
    /** Returns a readable text with one line per subject. */
    text() {
      const lines = [...entries].flatMap(([subject, { checks, problems, skipped }]) => [
        `${problems.size > 0 ? 'BREAKS ' : checks > 0 ? 'ok     ' : 'skipped'} ${titleOf(subject)} (${subject}, ${checks} checks)`,
        ...[...problems].map((problem) => `          ${problem}`),
        ...[...skipped].map((reason) => `          not checked: ${reason}`),
      ]);
      return lines.join('\n');
    },
  };
}
