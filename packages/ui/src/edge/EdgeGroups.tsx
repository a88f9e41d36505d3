import { useId, useState } from 'react';
import { plural } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { winsText } from './edgeText.ts';
import styles from './EdgeGroups.module.css';

type EdgeGroup = { key: string; name: string; disagreements: number; wins: number };

export type EdgeGroupsProps = {
  title: string;
  /** Most disagreements first. */
  groups: readonly EdgeGroup[];
};

const SHOWN = 6;

/** Lists where an edge comes from. A few matches prove nothing, so there is no verdict on a group. */
export function EdgeGroups({ title, groups }: EdgeGroupsProps) {
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (groups.length === 0) return null;
  const shown = isWhole ? groups : groups.slice(0, SHOWN);
  return (
    <div className={styles.groups} {...focusFallback}>
      <Eyebrow as="h3" id={titleId}>
        {title}
      </Eyebrow>
      <ul className={styles.list} aria-labelledby={titleId}>
        {shown.map(({ key, name, disagreements, wins }) => (
          <li key={key} className={styles.row}>
            <span className={styles.name}>
              <UserText>{name || '-'}</UserText>
            </span>
            <span className={styles.count}>{plural(disagreements, 'pick')}</span>
            <span className={styles.wins}>{winsText(wins)}</span>
          </li>
        ))}
      </ul>
      {shown.length < groups.length && (
        <Button variant="surface" color="gray" onPress={() => setIsWhole(true)}>
          {`Show all ${groups.length}`}
        </Button>
      )}
    </div>
  );
}
