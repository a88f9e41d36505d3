/** The part of Playwright's JSON report that is used here. */
export type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean; tests: PlaywrightTest[] }[] };
type PlaywrightTest = { results: { errors: { message?: string }[] }[] };
export type ChangedStory = { story: string; reasons: string[] };

/** Returns the stories that differ or failed, with the first line of each reason. */
export function changedStories({ suites = [], specs = [] }: Suite): ChangedStory[] {
  const own = specs.flatMap(({ title, ok, tests }) => {
    const errors = tests.flatMap(({ results }) => results.at(-1)?.errors ?? []);
    return ok ? [] : [{ story: title, reasons: [...new Set(errors.map(({ message = '' }) => reasonIn(message)))] }];
  });
  return [...own, ...suites.flatMap(changedStories)];
}

// oxlint-disable-next-line no-control-regex -- Playwright colors its messages
const COLOR = /\u001B\[\d+m/g;
const DETAILS = [/[\d,]+ pixels?\b/, /A snapshot doesn't exist/, /Expected an image .*/];

function reasonIn(message: string): string {
  const text = message.replaceAll(COLOR, '');
  const found = DETAILS.map((detail) => detail.exec(text)?.[0]).find((detail) => detail !== undefined);
  return (found ?? text.split('\n', 1)[0] ?? '').replace("A snapshot doesn't exist", 'new');
}

/** A comment on GitHub holds 65,536 characters. */
const MAX_LINES = 200;
/** Quotes text of a story as code, which it cannot end. */
const code = (text: string) => `\`${text.replaceAll(/[`\s]+/g, ' ').slice(0, 120)}\``;

type Comparison = { base: string; total: number; changed: readonly ChangedStory[]; removed: readonly string[] };

/** Returns the report as Markdown for a pull request. */
export function summaryOf({ base, total, changed, removed }: Comparison): string {
  const lines = [
    ...changed.map(({ story, reasons }) => `- ${code(story)}: ${code(reasons.join(', '))}`),
    ...removed.map((story) => `- ${code(story)}: removed`),
  ];
  const hidden = lines.length - MAX_LINES;
  return [
    `### Visual comparison with ${code(base)}\n`,
    `${lines.length} stories differ in ${total} pictures.\n`,
    ...lines.slice(0, MAX_LINES),
    ...(hidden > 0 ? [`- and ${hidden} more`] : []),
    '',
  ].join('\n');
}
