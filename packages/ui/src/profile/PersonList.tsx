import { type ReactNode, useRef } from 'react';
import { cx } from '../primitives/cx.ts';
import { useLongListIn } from '../primitives/useLongList.ts';
import styles from './PersonList.module.css';

export type PersonListProps<Person extends { id: string }> = {
  /** Its name for those who listen. */
  label: string;
  people: readonly Person[];
  /** Pixels: a first guess for the rows that are not drawn. */
  rowHeight: number;
  className?: string;
  /** Draws one row. */
  children: (person: Person) => ReactNode;
};

const keyOf = ({ id }: { id: string }) => id;

/** Players below each other, in a box that scrolls by itself. */
export function PersonList<Person extends { id: string }>(props: PersonListProps<Person>) {
  const { label, people, rowHeight, className, children } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const { listProps, indexes, rowProps } = useLongListIn<HTMLUListElement, Person>(boxRef, people, rowHeight, keyOf);
  return (
    <div ref={boxRef} className={cx(styles.box, className)}>
      <ul {...listProps} aria-label={label} className={styles.list}>
        {indexes.map((index) => {
          const person = people[index];
          if (!person) return null;
          return (
            <li key={person.id} {...rowProps(index)} aria-setsize={people.length} aria-posinset={index + 1}>
              {children(person)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
