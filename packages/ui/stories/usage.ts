/** Guidance for designers about a component or a screen. Names of components are in backticks. */
export type Usage = {
  /** Where it belongs; for a screen, with its path. */
  when: string;
  /** Where it doesn't belong, and what to use instead. */
  not: string;
  /** Related parts: its components, its surroundings and the screens it leads to. */
  with: string;
  do?: readonly string[];
  dont?: readonly string[];
};

/** Returns story parameters with the guidance that the docs page shows below the description. */
export const usage = (guidance: Usage) => ({ usage: guidance });

/** Returns guidance as Markdown. */
export const usageText = (guidance: Usage): string =>
  [
    `**When to use**: ${guidance.when}`,
    `**When not**: ${guidance.not}`,
    `**Goes with**: ${guidance.with}`,
    listOf('Do', guidance.do),
    listOf("Don't", guidance.dont),
  ]
    .filter(Boolean)
    .join('\n\n');

const listOf = (title: string, rules: readonly string[] = []): string =>
  rules.length > 0 ? [`**${title}**`, ...rules.map((rule) => `- ${rule}`)].join('\n') : '';
