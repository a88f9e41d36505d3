import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContextForEnhancers, StoryContext } from 'storybook/internal/types';
import { snippetOf } from './snippet.ts';

type Context = StoryContextForEnhancers<ReactRenderer> & Partial<Pick<StoryContext, 'args'>>;

/** Returns the code to copy from a story: the component with the story's args. A story without args shows its own source. */
export function storySource(code: string, { component, parameters, ...context }: Context): string {
  const { __isArgsStory: hasArgs, fileName } = parameters;
  if (!hasArgs || !component) return code;
  const props = context.args ?? context.initialArgs;
  return snippetOf({ component, props, folder: folderOf(String(fileName)) });
}

/** Returns the folder of a story file as seen from the library's sources. */
const folderOf = (fileName: string) => `.${/\/ui\/src(\/.*)\//.exec(fileName)?.[1] ?? ''}`;
