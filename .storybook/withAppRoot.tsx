import { AppRoot } from '@machine/ui';
import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import { StoryFrames } from './StoryFrames.tsx';
import { selectionFrom, appearancesOf, isFramed } from './toolbarOptions.ts';

/** Around each story: the root of its theme, one for each theme on a docs page, or the frames that show it instead. */
export const withAppRoot: Decorator = (Story, { args, globals, id, initialArgs, parameters, tags, viewMode }) => {
  const chosen = selectionFrom(globals);
  const key = [id, ...Object.values(chosen)].join(':');
  if (viewMode === 'docs') {
    return (
      <div style={{ display: 'flex', zoom: Number(chosen.textSize) / 100 }}>
        {appearancesOf(chosen).map((appearance) => (
          <div key={`${key}:${appearance}`} style={{ flex: '1 1 0', minWidth: 0 }}>
            <AppRoot appearance={appearance} isEmbedded>
              <div style={{ padding: appearancesOf(chosen).length > 1 ? 16 : 0 }}>
                <Story />
              </div>
            </AppRoot>
          </div>
        ))}
      </div>
    );
  }
  if (isFramed(chosen)) {
    return <StoryFrames {...{ chosen, id, args, initialArgs }} isPlayed={!tags.includes('flow')} />;
  }
  // A flow mounts the app, which brings its own root along; in another world it asks everything anew.
  if (parameters.isWholeApp) {
    return (
      <Fragment key={key}>
        <Story />
      </Fragment>
    );
  }
  const [appearance = 'dark'] = appearancesOf(chosen);
  return (
    <AppRoot key={`${id}:${appearance}`} appearance={appearance}>
      <Story />
    </AppRoot>
  );
};
