import { ROW_ACHIEVEMENTS_SHOWN } from '@machine/contract/constants.ts';
import { Flex, Reset } from '@radix-ui/themes';
import { UserText } from '../primitives/text/UserText.tsx';
import { Tag } from '../rank/Tag.tsx';

export type AchievementTagsProps = {
  /** All titles, in order. Duplicates are ignored. */
  titles: ReadonlyArray<string>;
};

/** Shows a player's first achievements side by side, as many as fit in one line. */
export function AchievementTags({ titles }: AchievementTagsProps) {
  const shown = [...new Set(titles)].filter((title) => title.trim() !== '').slice(0, ROW_ACHIEVEMENTS_SHOWN);
  if (shown.length === 0) return null;
  return (
    <Flex asChild wrap="wrap" gap="1" minWidth="0" maxHeight={ONE_LINE} overflow="hidden">
      <Reset>
        <ul>
          {shown.map((title) => (
            <Tag asChild key={title} data-tooltip={`Achievement: ${title}`}>
              <li>
                <UserText>{title}</UserText>
              </li>
            </Tag>
          ))}
        </ul>
      </Reset>
    </Flex>
  );
}

/** With enlarged text on a phone, as many as they need. */
const ONE_LINE = 'max(var(--line-height-1) + var(--space-1), (20rem - 100vw) * 99)';
