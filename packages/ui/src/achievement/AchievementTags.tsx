import { ROW_ACHIEVEMENTS_SHOWN } from '@machine/contract';
import { UserText } from '../primitives/UserText.tsx';
import styles from './AchievementTags.module.css';

export type AchievementTagsProps = { titles: readonly string[] };

/** The first achievements of a player, side by side in a row that has other things to say too (SPEC.md §9). */
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
