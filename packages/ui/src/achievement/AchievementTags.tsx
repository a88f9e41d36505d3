import { ROW_ACHIEVEMENTS_SHOWN } from '@machine/contract';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './AchievementTags.module.css';

export type AchievementTagsProps = {
  /** All titles, in order. Duplicates are ignored. */
  titles: ReadonlyArray<string>;
};

/** Shows a player's first achievements side by side. */
export function AchievementTags({ titles }: AchievementTagsProps) {
  const shown = [...new Set(titles)].filter((title) => title.trim() !== '').slice(0, ROW_ACHIEVEMENTS_SHOWN);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {shown.map((title) => (
        <li key={title} className={styles.tag} data-tooltip={`Achievement: ${title}`}>
          <UserText>{title}</UserText>
        </li>
      ))}
    </ul>
  );
}
