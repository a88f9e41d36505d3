import { type CallName, endpoints } from '@machine/contract';

/** The subject of a check: a call, the socket, or all requests. */
type Subject = CallName | 'socket' | 'requests';

export type Report = {
  /** Counts a check that breaks the contract unless `isRight` is truthy. */
  expect(subject: Subject, isRight: unknown, problem: string): void;
  /** Notes what could not be checked, and why. */
  skip(subject: Subject, reason: string): void;
  /** All problems, such as 'lockPick: the second pick is not refused'. */
  problems(): string[];
  /** Returns a readable text with one line per subject. */
  text(): string;
};

type Entry = { checks: number; problems: Set<string>; skipped: Set<string> };

const SUBJECTS: Subject[] = [...(Object.keys(endpoints) as CallName[]), 'socket', 'requests'];

const titleOf = (subject: Subject) =>
  subject === 'socket'
    ? '/ws'
    : subject === 'requests'
      ? 'all requests'
      : `${endpoints[subject].method} ${endpoints[subject].path}`;

export function createReport(): Report {
  const entries = new Map<Subject, Entry>(
    SUBJECTS.map((subject) => [subject, { checks: 0, problems: new Set(), skipped: new Set() }]),
  );
  const entryOf = (subject: Subject) => entries.get(subject) as Entry;

  return {
    expect(subject, isRight, problem) {
      const entry = entryOf(subject);
      entry.checks += 1;
      if (!isRight) entry.problems.add(problem);
    },
    skip: (subject, reason) => void entryOf(subject).skipped.add(reason),
    problems: () =>
      [...entries].flatMap(([subject, { problems }]) => [...problems].map((each) => `${subject}: ${each}`)),
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
