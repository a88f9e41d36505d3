import { AppRoot } from '@machine/ui/theme/AppRoot.tsx';
import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';
import { type Appearance, appearancesOf, selectionFrom } from '@machine/book/toolbar/toolbarOptions.ts';
import { frameUrl } from '@machine/book/toolbar/toolbarSync.ts';

const ROW = { display: 'flex', gap: 1 } as const;

/** Wraps each story in an AppRoot. Side by side, a docs page has one for each appearance, and a story a frame. */
export const withAppRoot: Decorator = (Story, { globals, id, parameters, viewMode }) => {
  const selection = selectionFrom(globals);
  // A flow mounts the whole app with its own root. The key remounts it when the toolbar's conditions change.
  if (parameters.isWholeApp)
    return (
      <Fragment key={[id, ...Object.values(selection)].join(':')}>
        <Story />
      </Fragment>
    );
  const inAppRoot = (appearance: Appearance) => (
    // English text comes back only with new elements.
    <AppRoot key={`${id}:${appearance}:${selection.text}`} appearance={appearance} isEmbedded={viewMode === 'docs'}>
      <Story />
    </AppRoot>
  );
  const [first, second] = appearancesOf(selection);
  if (!second) return inAppRoot(first);
  return (
    <div style={viewMode === 'docs' ? ROW : { ...ROW, position: 'fixed', inset: 0 }}>
      {[first, second].map((appearance) =>
        viewMode === 'docs' ? (
          <div key={appearance} style={{ flex: '1 1 0', minWidth: 0, padding: 16 }}>
            {inAppRoot(appearance)}
          </div>
        ) : (
          // A frame keeps ids, overlays and media queries apart.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook
          <iframe
            key={appearance}
            title={appearance}
            src={frameUrl({ ...selection, appearance }, { id, viewMode: 'story' })}
            style={{ flex: 1, border: 0 }}
          />
        ),
      )}
    </div>
  );
};
