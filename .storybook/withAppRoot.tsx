import { AppRoot } from '@machine/ui';
import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import { StoryFrames } from './StoryFrames.tsx';
import { selectionFrom, appearancesOf, isFramed } from './toolbarOptions.ts';

/** Wraps each story in an AppRoot, one per appearance on a docs page, or shows it in frames. */
export const withAppRoot: Decorator = (Story, { args, globals, id, initialArgs, parameters, tags, viewMode }) => {
  const selection = selectionFrom(globals);
  const key = [id, ...Object.values(selection)].join(':');
  if (viewMode === 'docs') {
    return (
      <div style={{ display: 'flex', zoom: Number(selection.textSize) / 100 }}>
        {appearancesOf(selection).map((appearance) => (
          <div key={`${key}:${appearance}`} style={{ flex: '1 1 0', minWidth: 0 }}>
            <AppRoot appearance={appearance} isEmbedded>
              <div style={{ padding: appearancesOf(selection).length > 1 ? 16 : 0 }}>
                <Story />
              </div>
            </AppRoot>
          </div>
        ))}
      </div>
    );
  }
  if (isFramed(selection)) {
    return <StoryFrames {...{ selection, id, args, initialArgs }} isPlayed={!tags.includes('flow')} />;
  }
  // A flow mounts the whole app with its own root. The key remounts it when the toolbar's conditions change.
  if (parameters.isWholeApp) {
    return (
      <Fragment key={key}>
        <Story />
      </Fragment>
    );
  }
  const [appearance = 'dark'] = appearancesOf(selection);
  return (
    <AppRoot key={`${id}:${appearance}`} appearance={appearance}>
      <Story />
    </AppRoot>
  );
};
