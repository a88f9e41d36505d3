import type { Decorator, StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';

type Args = StoryContext['args'];
type ArgType = StoryContext['argTypes'][string];

/** The story of each component that people change by controls. */
const isPlayground = ({ tags }: StoryContext) => tags.includes('playground');

let changeArgs = (_args: Args): void => {};

/** Lets the check below change the args of a playground, as controls do. */
export const withControls: Decorator = (Story, context) =>
  isPlayground(context) ? <Changing key={context.id} of={Story} args={context.args} /> : <Story />;

function Changing({ of: Story, args }: { of: Parameters<Decorator>[0]; args: Args }) {
  const [current, setCurrent] = useState(args);
  useEffect(() => {
    changeArgs = setCurrent;
  }, []);
  return <Story args={current} />;
}

/** Renders the playground with other args, and returns everything on the page, with what fields contain. */
function draw(args: Args): string {
  flushSync(() => changeArgs(args));
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return [document.body.getHTML(), ...fields.map(({ value, checked }) => `${value} ${checked}`)].join('\n');
}

/** Tries every option of every control: each control changes what is seen, and no option crashes. */
export function checkControls(context: StoryContext): void {
  // Light differs by colors alone.
  if (!isPlayground(context) || context.globals.appearance === 'light') return;
  const { args, argTypes } = context;
  const errors: unknown[] = [];
  const collect = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.error);
  };
  const hasEffect = (name: string, argType: ArgType, base: Args): boolean => {
    let before = draw(base);
    const effects = valuesOf(argType, base[name]).map((value) => {
      const after = draw({ ...base, [name]: value });
      expect(errors, `${name}: ${String(value)}`).toEqual([]);
      const isOther = after !== before;
      before = after;
      return isOther;
    });
    return effects.includes(true);
  };
  window.addEventListener('error', collect);
  const withoutEffect = Object.entries(argTypes)
    .filter(([, argType]) => isOffered(argType))
    .filter(([name, argType]) => {
      if (hasEffect(name, argType, args)) return false;
      // Some say something only in another state, or are offered only with some values of another control.
      const other = argType.if && 'arg' in argType.if && argType.if.arg ? argType.if.arg : 'state';
      const values = argTypes[other] ? valuesOf(argTypes[other], args[other]) : [];
      return !values.some((value) => hasEffect(name, argType, { ...args, [other]: value }));
    });
  window.removeEventListener('error', collect);
  draw(args);
  expect(withoutEffect.map(([name]) => name)).toEqual([]);
}

/** Storybook keeps `control: false` as `disable`. */
const isOffered = ({ control, table }: ArgType): boolean =>
  Boolean(control) && !(typeof control === 'object' && control.disable) && !table?.disable;

/** The values that a person can choose in a control, or one that they can type. */
function valuesOf({ name, control, options, mapping = {} }: ArgType, current: unknown): unknown[] {
  const kind = typeof control === 'object' ? control.type : control;
  switch (kind) {
    case 'boolean':
      return [true, false];
    case 'radio':
    case 'select':
      return (options ?? []).map((option) => (String(option) in mapping ? mapping[String(option)] : option));
    case 'text':
      return ['Another text'];
    case 'number':
      return [Number(current) + 1, 3];
    default:
      throw new Error(`${name}: nobody checks a control of the type ${String(kind)}.`);
  }
}
