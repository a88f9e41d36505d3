import { defineConfig, type Plugin } from 'vite';
import { storiesByStateId } from './spec/coverage.ts';
import { readStories, storyFiles } from './spec/readStories.ts';

const ID = 'virtual:state-stories';

/** Provides the stories of each state to the pages of this Storybook, whose index leaves out the state ids. */
const stateStories = (): Plugin => ({
  name: 'state-stories',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const files = storyFiles();
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(storiesByStateId(files.flatMap(readStories)))}`;
  },
});

/** Instead of the configuration of the app. */
export default defineConfig({ plugins: [stateStories()] });
