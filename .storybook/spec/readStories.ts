import { globSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { StateStory } from './coverage.ts';

const ROOT = new URL('../../', import.meta.url);

/** The files whose stories can show a state of the specification. Their titles are complete, without a prefix. */
export const storyFiles = (): string[] =>
  globSync(['packages/ui/src/**/*.stories.tsx', 'app/src/flows/**/*.stories.tsx'], { cwd: ROOT }).map(
    (file) => new URL(file, ROOT).pathname,
  );

const makeTitle = (title = '') => title;

/** Reads the stories of a file with the tool that Storybook builds its own index with. */
export function readStories(fileName: string): (StateStory & { tags: readonly string[] })[] {
  const { indexInputs } = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle }).parse();
  return indexInputs.map(({ exportName, title = '', name = storyNameFromExport(exportName), tags = [] }) => ({
    id: toId(title, storyNameFromExport(exportName)),
    title,
    name,
    tags,
  }));
}
