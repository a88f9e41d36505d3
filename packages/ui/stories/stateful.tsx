import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../src/primitives/button/Button.tsx';

/** For each callback: the props that its container changes when it is called. */
type Changes<Props> = {
  [Name in keyof Props]?: (
    props: Props,
    ...input: NonNullable<Props[Name]> extends (...input: infer Input) => unknown ? Input : never
  ) => Partial<Props>;
};

/**
 * Returns the `render` of a story in which a controlled component can be tried: callbacks change its props, as in its
 * container, until a control changes. What was closed can be opened again.
 */
export const stateful = <Props extends object>(
  changes: Changes<NoInfer<Props>>,
  renderProps?: (props: NoInfer<Props>) => ReactNode,
) =>
  function Stateful(args: Props, { component }: { component?: unknown }) {
    const Component = component as ComponentType<Props>;
    const [state, setState] = useState({ args, props: args });
    const props = state.args === args ? state.props : args;
    const change = (compute: (current: Props) => Partial<Props>) =>
      setState((last) => {
        const current = last.args === args ? last.props : args;
        return { args, props: { ...current, ...compute(current) } };
      });
    const callbacks = Object.entries(changes).map(([name, compute]) => [
      name,
      (...input: never[]) => {
        (args[name as keyof Props] as ((...input: never[]) => void) | undefined)?.(...input);
        change((current) => (compute as (current: Props, ...input: never[]) => Partial<Props>)(current, ...input));
      },
    ]);
    const all: Props = { ...props, ...Object.fromEntries(callbacks) };
    return (
      <>
        {'isOpen' in args && args.isOpen && !(props as { isOpen?: boolean }).isOpen && (
          <Button onPress={() => change(() => ({ isOpen: true }) as object)}>Open again</Button>
        )}
        {renderProps ? renderProps(all) : <Component {...all} />}
      </>
    );
  };
