import { FLOW_MENUS, selectionFrom } from '@machine/book/toolbar/toolbarOptions.ts';
import { type ChangeEvent, createElement, Fragment } from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';

const STYLE = { padding: '4px 8px', border: '1px solid', background: 'transparent', color: 'inherit', font: 'inherit' };

/** The toolbar's menus of flows: how fast they play, and under which conditions. */
export function FlowTools() {
  const story = useStorybookApi().getCurrentStoryData();
  const [globals, updateGlobals] = useGlobals();
  if (!story?.tags?.includes('flow')) return null;
  const selection: Record<string, string> = selectionFrom(globals);
  const menus = FLOW_MENUS.map(({ name, title, items }) =>
    createElement(
      'select',
      {
        key: name,
        'aria-label': title,
        title,
        value: selection[name],
        onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => updateGlobals({ [name]: target.value }),
        style: STYLE,
      },
      items.map((item) => createElement('option', { key: item.value, value: item.value }, item.title)),
    ),
  );
  return createElement(Fragment, null, menus);
}
