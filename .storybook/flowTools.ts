import { createElement, Fragment } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { FLOW_MENUS, selectionFrom } from './toolbarOptions.ts';

/** The toolbar's menus of flows: how fast they play, and under which conditions. */
export function FlowTools() {
  const story = useStorybookApi().getCurrentStoryData();
  const [globals, updateGlobals] = useGlobals();
  if (!story?.tags?.includes('flow')) return null;
  const selection: Record<string, string> = selectionFrom(globals);
  const menus = FLOW_MENUS.map(({ name, title, items }) => {
    const selected = items.find(({ value }) => String(value) === selection[name]);
    const onSelect = (value: unknown) => updateGlobals({ [name]: value });
    return createElement(Select, {
      // Select keeps its own state, so a change from outside needs a new one.
      key: `${name}:${selection[name]}`,
      ariaLabel: title,
      tooltip: title,
      options: items,
      defaultOptions: selected?.value,
      onSelect,
    });
  });
  return createElement(Fragment, null, menus);
}
