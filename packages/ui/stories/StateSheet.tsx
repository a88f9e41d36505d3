import { Table } from '@radix-ui/themes';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { FORCED_STATES, type ForcedState, forceState } from './forceState.ts';

type Axes<Props> = {
  /** Props that differ, by variant name. */
  variants: Record<string, Partial<Props>>;
  /** Interaction states to force; omit `pressed` for controls that can't be pressed. */
  forced?: readonly ForcedState[];
  /** Props of states that are set by props, by state name. */
  states?: Record<string, Partial<Props>>;
  /** For wide controls: states become rows and variants columns. */
  isWide?: boolean;
};

type Axis<Props> = { name: string; forced?: ForcedState; props?: Partial<Props> };

/** Returns the `render` of a control's `States` story: a table of every variant in every state. */
export const sheet =
  <Props extends object>({ variants, forced = FORCED_STATES, states = {}, isWide = false }: Axes<NoInfer<Props>>) =>
  (args: Props, { component }: { component?: unknown }) => {
    const Control = component as ComponentType<Props>;
    const variantAxis: Axis<Props>[] = Object.entries(variants).map(([name, props]) => ({ name, props }));
    const stateAxis: Axis<Props>[] = [
      { name: 'rest' },
      ...forced.map((state) => ({ name: state, forced: state })),
      ...Object.entries(states).map(([name, props]) => ({ name, props })),
    ];
    const [rows, columns] = isWide ? [stateAxis, variantAxis] : [variantAxis, stateAxis];
    return (
      <Table.Root size="1" variant="ghost" data-sheet>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>{isWide ? 'state' : 'variant'}</Table.ColumnHeaderCell>
            {columns.map(({ name }) => (
              <Table.ColumnHeaderCell key={name} width={isWide ? `${90 / columns.length}%` : undefined}>
                {name}
              </Table.ColumnHeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.name} align={isWide ? 'start' : 'center'}>
              <Table.RowHeaderCell>{row.name}</Table.RowHeaderCell>
              {columns.map((column) => (
                <Table.Cell key={column.name} minWidth={isWide ? '280px' : undefined}>
                  <Cell forced={row.forced ?? column.forced}>
                    <Control {...args} {...row.props} {...column.props} />
                  </Cell>
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    );
  };

/** The same for what can't be interacted with: a row for each variant. */
export const variantSheet = <Props extends object>(variants: Record<string, Partial<NoInfer<Props>>>) =>
  sheet<Props>({ variants, forced: [] });

function Cell({ forced, children }: { forced?: ForcedState; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = ref.current;
    if (!forced || !cell) return;
    const apply = () => forceState(cell, forced);
    apply();
    // React Aria renders collection items after the list itself.
    const observer = new MutationObserver(apply);
    observer.observe(cell, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [forced]);
  return <div ref={ref}>{children}</div>;
}
