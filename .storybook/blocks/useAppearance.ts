import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useEffect, useState } from 'react';

type Globals = { globals: { appearance?: string } };

const appearanceOf = (told: Globals | undefined): 'dark' | 'light' =>
  told?.globals.appearance === 'light' ? 'light' : 'dark';

/** The toolbar's appearance, on a page that is no story. */
export function useAppearance(): 'dark' | 'light' {
  const [appearance, setAppearance] = useState<'dark' | 'light'>(() => {
    const channel = addons.getChannel();
    return appearanceOf(channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0]);
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = (told: Globals) => setAppearance(appearanceOf(told));
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, []);
  return appearance;
}
