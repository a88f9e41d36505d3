import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { FORCED_STATES, type ForcedState, forceState } from './forceState.ts';
import styles from './StateSheet.module.css';

export type StateSheetProps<Props> = {
  of: ComponentType<Props>;
  /** What they have in common. */
  args: NoInfer<Props>;
  /** By their names, what they differ in. */
  variants: Record<string, Partial<NoInfer<Props>>>;
  /** Without `pressed` for what is not pressed. */
  forced?: readonly ForcedState[];
  /** The states that props bring about, by their names. */
  states?: Record<string, Partial<NoInfer<Props>>>;
  /** As wide as it may be: the states stand below each other, and the variants side by side. */
  isWide?: boolean;
};

type Line<Props> = { name: string; forced?: ForcedState; props?: Partial<Props> };

/** For the story `States` of a control: its variants in every state that it has. */
export function StateSheet<Props extends object>(sheet: StateSheetProps<Props>) {
  const { of: Control, args, variants, forced = FORCED_STATES, states = {}, isWide = false } = sheet;
  const variantLines: Line<Props>[] = Object.entries(variants).map(([name, props]) => ({ name, props }));
  const stateLines: Line<Props>[] = [
    { name: 'rest' },
    ...forced.map((state) => ({ name: state, forced: state })),
    ...Object.entries(states).map(([name, props]) => ({ name, props })),
  ];
  const [rows, columns] = isWide ? [stateLines, variantLines] : [variantLines, stateLines];
  return (
    <div className={styles.frame}>
      <table className={cx(styles.sheet, isWide && styles.wide)}>
        <thead>
          <tr>
            <th scope="col">{isWide ? 'state' : 'variant'}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {columns.map((column) => (
                <td key={column.name} data-column={column.name}>
                  <Cell forced={row.forced ?? column.forced}>
                    <Control {...args} {...row.props} {...column.props} />
                  </Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ forced, children }: { forced?: ForcedState; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cell = ref.current;
    if (!forced || !cell) return;
    const draw = () => forceState(cell, forced);
    draw();
    // The rows of a list come after the list.
    const observer = new MutationObserver(draw);
    observer.observe(cell, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [forced]);
  return <div ref={ref}>{children}</div>;
}
