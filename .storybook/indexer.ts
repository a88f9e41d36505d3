import { readFile } from 'node:fs/promises';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { splitTags } from './spec/coverage.ts';
import { kindsOf } from './stateKinds.ts';

/**
 * Indexes stories as Storybook does, except for their tags: the sidebar filters by a few kinds of states instead of
 * hundreds of state ids. An interaction test that shows a specified state is listed like any other story.
 */
export const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, { makeTitle }) => {
    const { indexInputs } = loadCsf(await readFile(fileName, 'utf8'), { fileName, makeTitle }).parse();
    return indexInputs.map((input) => {
      const { stateIds, otherTags } = splitTags(input.tags);
      const tags = stateIds.length > 0 ? otherTags.filter((tag) => tag !== 'behavior') : otherTags;
      // A page of the style guide is one story without a docs page.
      const isGuide = fileName.includes('/foundations/');
      // Guides, tests and flows are no examples of how to use a component.
      const isExample = !isGuide && !otherTags.includes('behavior') && !otherTags.includes('flow');
      const ownTags = [isGuide && '!autodocs', !isExample && '!manifest'].filter((tag) => tag !== false);
      return { ...input, tags: [...tags, ...ownTags, ...kindsOf(input.name ?? input.exportName, stateIds)] };
    });
  },
};
