import { Box, VisuallyHidden } from '@radix-ui/themes';
import { rankNames } from '../format/rank.ts';
import { cx } from '../primitives/cx.ts';
import styles from './RankTag.module.css';
import { Tag } from './Tag.tsx';

export type RankTagProps = {
  /** The server's value. An unknown rank is shown unchanged; no rank means Rookie. */
  rank: string | null | undefined;
  /** `auto` uses the short form on narrow screens. */
  form?: 'auto' | 'wide' | 'short';
};

/** A player's rank, shown before their name. Screen readers always get the full name. */
export function RankTag({ rank, form = 'auto' }: RankTagProps) {
  const { wide, short } = rankNames(rank);
  return (
    <Tag
      variant="soft"
      color={rank === 'ADMIN' ? 'mint' : 'gray'}
      highContrast
      className={cx(styles.tag, rank === 'ADMIN' && styles.admin)}
      data-tooltip={`Rank: ${wide}`}
    >
      {form === 'short' ? (
        <VisuallyHidden>{wide}</VisuallyHidden>
      ) : (
        <bdi className={form === 'auto' ? styles.auto : styles.wide}>{wide}</bdi>
      )}
      {form !== 'wide' && (
        <Box asChild display={form === 'auto' ? { sm: 'none' } : undefined}>
          <bdi className={styles.wide} aria-hidden>
            {short}
          </bdi>
        </Box>
      )}
    </Tag>
  );
}
