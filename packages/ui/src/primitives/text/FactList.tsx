import { cx } from '../cx.ts';
import { Eyebrow } from './Eyebrow.tsx';
import styles from './FactList.module.css';
import { UserText } from './UserText.tsx';

export type FactListProps = {
  /** In order; those without a value are left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
  /** The number of lines a value may wrap to. */
  lines?: number;
  className?: string;
};

/** Short facts with their names, side by side. Renders nothing if none has a value. */
export function FactList({ facts, lines, className }: FactListProps) {
  const known = facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  if (known.length === 0) return null;
  return (
    <dl className={cx(styles.facts, className)}>
      {known.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>
            <Eyebrow as="span">{name}</Eyebrow>
          </dt>
          <dd className={styles.value}>
            <UserText lines={lines}>{value}</UserText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
