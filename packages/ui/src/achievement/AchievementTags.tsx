import { ROW_ACHIEVEMENTS_SHOWN } from '@machine/contract';
import { UserText } from '../primitives/UserText.tsx';
import styles from './AchievementTags.module.css';

export type AchievementTagsProps = {
  /** All of them, in order; one that was sent twice counts once. */
  titles: ReadonlyArray<string>;
};

/** For a player's row that has other things to say too: the first achievements, side by side (SPEC.md §9). */
export function AchievementTags({ titles }: AchievementTagsProps) {
  // A title that was sent twice is one title.
  const shown = [...new Set(titles)].filter((title) => title.trim() !== '').slice(0, ROW_ACHIEVEMENTS_SHOWN);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {shown.map((title) => (
        <li key={title} className={styles.tag}>
          <UserText>{title}</UserText>
        </li>
      ))}
    </ul>
  );
}
