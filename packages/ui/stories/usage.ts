type Usage = { when: string; do: readonly string[]; dont: readonly string[] };

/** The parameters of a component's stories with guidance for designers, which its docs page shows below its description. */
export const usage = (guidance: Usage) => ({ usage: guidance });

type Documented = { __docgenInfo?: { description?: string } } | undefined;

/** Returns the component's doc comment and its guidance as Markdown. */
export function describeComponent(component: unknown, { parameters }: { parameters: { usage?: Usage } }): string {
  const { __docgenInfo: docs } = (component as Documented) ?? {};
  const { usage: guidance } = parameters;
  const rules = guidance && [
    `**When to use**: ${guidance.when}`,
    ['**Do**', ...guidance.do.map((rule) => `- ${rule}`)].join('\n'),
    ["**Don't**", ...guidance.dont.map((rule) => `- ${rule}`)].join('\n'),
  ];
  return [docs?.description, ...(rules ?? [])].filter(Boolean).join('\n\n');
}
