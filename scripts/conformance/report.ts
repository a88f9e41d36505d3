import { type CallName, type Endpoint, endpoints } from '@machine/contract';
import { type Level, LEVELS, levelOf } from '@machine/contract/levels.ts';

/** The subjects of checks besides calls, with their levels. */
const OTHER_SUBJECTS = {
  socket: 'BASE',
  requests: 'REQUESTS',
  idempotency: 'IDEMPOTENCY',
  events: 'EVENTS',
  privacy: 'PRIVACY',
} as const satisfies Record<string, Level>;

/** The subject of a check: a call, the socket, or a rule. */
export type Subject = CallName | keyof typeof OTHER_SUBJECTS;

export type Report = ReturnType<typeof createReport>;

type Entry = { checks: number; problems: Set<string>; skipped: Set<string> };

const LEVEL_OF = new Map<Subject, Level>([
  ...Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [name as CallName, levelOf(endpoint)] as const),
  ...(Object.entries(OTHER_SUBJECTS) as [keyof typeof OTHER_SUBJECTS, Level][]),
]);

/** Levels with something to check. */
const CHECKED_LEVELS = LEVELS.filter((level) => [...LEVEL_OF.values()].includes(level));

const isCall = (subject: Subject): subject is CallName => subject in endpoints;
const titleOf = (subject: Subject) =>
  isCall(subject) ? `${endpoints[subject].method} ${endpoints[subject].path} (${subject})` : subject;

type LevelResult = { level: Level; isThere: boolean; passed: number; failed: number; unchecked: number };

/** Collects the results of checks, by the levels of the contract. */
export function createReport() {
  const entries = new Map<Subject, Entry>(
    [...LEVEL_OF.keys()].map((subject) => [subject, { checks: 0, problems: new Set(), skipped: new Set() }]),
  );
  const entryOf = (subject: Subject) => entries.get(subject) as Entry;
  const lacking = new Set<Level>();
  const lacks = (subject: Subject) => lacking.has(LEVEL_OF.get(subject) ?? 'BASE');

  const levels = (): LevelResult[] =>
    CHECKED_LEVELS.map((level) => {
      const all = [...entries].flatMap(([subject, entry]) =>
        LEVEL_OF.get(subject) === level ? [{ subject, ...entry }] : [],
      );
      // Besides its calls, a level may have a rule; only levels without calls count it.
      const calls = all.filter(({ subject }) => isCall(subject));
      const counted = calls.length > 0 ? calls : all;
      const failed = counted.filter(({ problems }) => problems.size > 0).length;
      const unchecked = counted.filter(({ checks }) => checks === 0).length;
      return { level, isThere: !lacking.has(level), passed: counted.length - failed - unchecked, failed, unchecked };
    });

  return {
    /** Counts a check that breaks the contract unless `isRight` is truthy. */
    expect(subject: Subject, isRight: unknown, problem: string) {
      const entry = entryOf(subject);
      entry.checks += 1;
      if (!isRight) entry.problems.add(problem);
    },
    /** Notes what could not be checked, and why. */
    skip: (subject: Subject, reason: string) => void entryOf(subject).skipped.add(reason),
    /** Notes whether a server has a level. What is checked of a level that it lacks doesn't count. */
    setLevel: (level: Level, isThere: boolean) => void (isThere ? lacking.delete(level) : lacking.add(level)),
    /** True if the server lacks the level of a subject. */
    lacks,
    lacksLevel: (level: Level) => lacking.has(level),
    /** Returns the number of calls that passed, failed or could not be checked, by level. */
    levels,
    /** All problems, such as 'lockPick: the second pick is not refused'; of one level, that it is not there is one. */
    problems(only?: Level): string[] {
      const missing = only !== undefined && lacking.has(only) ? [`${only}: the server lacks it`] : [];
      const found = [...entries].flatMap(([subject, { problems }]) =>
        lacks(subject) || (only !== undefined && LEVEL_OF.get(subject) !== only)
          ? []
          : [...problems].map((each) => `${subject}: ${each}`),
      );
      return [...missing, ...found];
    },
    /** Returns a readable text with a line per subject, and one per level at the end. */
    text() {
      const lines = [...entries].flatMap(([subject, { checks, problems, skipped }]) =>
        lacks(subject)
          ? []
          : [
              `${problems.size > 0 ? 'BREAKS ' : checks > 0 ? 'ok     ' : 'skipped'} ${titleOf(subject)}: ${checks} checks`,
              ...[...problems].map((problem) => `          ${problem}`),
              ...[...skipped].map((reason) => `          not checked: ${reason}`),
            ],
      );
      return [...lines, '', ...levels().map(levelLine)].join('\n');
    },
  };
}

function levelLine({ level, isThere, passed, failed, unchecked }: LevelResult): string {
  const counts = [
    `passed ${passed} of ${passed + failed + unchecked}`,
    ...(failed > 0 ? [`failed ${failed}`] : []),
    ...(unchecked > 0 ? [`not checked ${unchecked}`] : []),
  ];
  return `${level.padEnd(15)} ${isThere ? counts.join(', ') : 'not there'}`;
}
