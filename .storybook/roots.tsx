import { AppRoot } from '@machine/ui';
import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import { Frames } from './Frames.tsx';
import { chosenOf, framesOf, isFramed } from './globals.ts';

/** Around each story: the root of its theme, one for each theme on a docs page, or the frames that show it instead. */
export const inRoots: Decorator = (Story, { args, globals, id, initialArgs, parameters, tags, viewMode }) => {
  const chosen = chosenOf(globals);
  const key = [id, ...Object.values(chosen)].join(':');
  if (viewMode === 'docs') {
    return (
      <div style={{ display: 'flex', zoom: Number(chosen.textSize) / 100 }}>
        {framesOf(chosen).map((appearance) => (
          <div key={`${key}:${appearance}`} style={{ flex: '1 1 0', minWidth: 0 }}>
            <AppRoot appearance={appearance} isEmbedded>
              <div style={{ padding: framesOf(chosen).length > 1 ? 16 : 0 }}>
                <Story />
              </div>
            </AppRoot>
          </div>
        ))}
      </div>
    );
  }
  if (isFramed(chosen)) {
    return <Frames {...{ chosen, id, args, initialArgs }} isPlayed={!tags.includes('flow')} />;
  }
  // A flow mounts the app, which brings its own root along; in another world it asks everything anew.
  if (parameters.isWholeApp) {
    return (
      <Fragment key={key}>
        <Story />
      </Fragment>
    );
  }
  const [appearance = 'dark'] = framesOf(chosen);
  return (
    <AppRoot key={`${id}:${appearance}`} appearance={appearance}>
      <Story />
    </AppRoot>
  );
};
