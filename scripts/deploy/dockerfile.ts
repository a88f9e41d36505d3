/** One line of a Dockerfile: 'RUN', and what stands behind it. */
export type Step = { instruction: string; rest: string };
/** From one FROM to the next; `from` names an image or an earlier stage. */
export type Stage = { name: string; from: string; steps: Step[] };

/** Reads a Dockerfile's stages. Throws on a line that is no instruction. */
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

/** The command of a step in JSON: `CMD ["node", "main.ts"]`, or what follows CMD in a HEALTHCHECK. */
export function commandOf({ steps }: Stage, instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const rest = steps.findLast((step) => step.instruction === instruction)?.rest ?? '';
  return JSON.parse(rest.slice(rest.indexOf('['))) as string[];
}

/** Reads a .dockerignore; gives whether a file of the context, by its relative path, is sent. */
export function readIgnore(text: string): (path: string) => boolean {
  const rules = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return (path) => {
    const parts = path.split('/');
    const ways = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const last = rules.findLast((rule) => ways.some((way) => patternOf(rule).test(way)));
    return last === undefined || last.startsWith('!');
  };
}

/** As Docker reads it: a star is any name or part of one, one with a dot in front, too; two are any folders. */
function patternOf(rule: string): RegExp {
  const parts = rule.replace(/^!/, '').split(/(\*\*\/|\*)/);
  const regular = parts.map(
    (part) => ({ '**/': '(?:.*/)?', '*': '[^/]*' })[part] ?? part.replaceAll(/[^\w/]/g, '\\$&'),
  );
  return new RegExp(`^${regular.join('')}$`);
}
