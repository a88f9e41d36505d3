/** A line of a Dockerfile: an instruction such as RUN, and the rest. */
export type Step = { instruction: string; rest: string };
/** A build stage; `from` is an image or an earlier stage. */
export type Stage = { name: string; from: string; steps: Step[] };

/** Parses the stages of a Dockerfile. Throws if a line is not an instruction. */
export function readDockerfile(text: string): Stage[] {
  const lines = text.replaceAll(/\\\n/g, '').split('\n');
  const stages: Stage[] = [];
  for (const line of lines.filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (instruction === '') throw new Error(`Not an instruction: ${line}`);
    if (instruction === 'FROM') {
      const [from = '', , name = ''] = rest.split(/\s+/);
      stages.push({ from, name, steps: [] });
    } else stages.at(-1)?.steps.push({ instruction, rest });
  }
  return stages;
}

/** Returns the JSON command of `CMD ["node", "main.ts"]`, or of the CMD in a HEALTHCHECK. */
export function commandOf({ steps }: Stage, instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const rest = steps.findLast((step) => step.instruction === instruction)?.rest ?? '';
  return JSON.parse(rest.slice(rest.indexOf('['))) as string[];
}

/** Parses a .dockerignore; returns a predicate for whether a file is part of the build context. */
export function readIgnore(text: string): (path: string) => boolean {
  const rules = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return (path) => {
    const parts = path.split('/');
    const prefixes = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const last = rules.findLast((rule) => prefixes.some((way) => patternOf(rule).test(way)));
    return last === undefined || last.startsWith('!');
  };
}

/** Converts a rule as Docker does: `*` matches within a name, including leading dots, and `**` matches any folders. */
function patternOf(rule: string): RegExp {
  const parts = rule.replace(/^!/, '').split(/(\*\*\/|\*)/);
  const regular = parts.map(
    (part) => ({ '**/': '(?:.*/)?', '*': '[^/]*' })[part] ?? part.replaceAll(/[^\w/]/g, '\\$&'),
  );
  return new RegExp(`^${regular.join('')}$`);
}
