import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useEffect, useState } from 'react';

type Globals = { globals: { appearance?: string } };

const appearanceFrom = (event: Globals | undefined): 'dark' | 'light' =>
  event?.globals.appearance === 'light' ? 'light' : 'dark';

/** Returns the appearance selected in the toolbar, for docs pages. */
export function useAppearance(): 'dark' | 'light' {
  const [appearance, setAppearance] = useState<'dark' | 'light'>(() => {
    const channel = addons.getChannel();
    return appearanceFrom(channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0]);
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (event: Globals) => setAppearance(appearanceFrom(event));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return appearance;
}
