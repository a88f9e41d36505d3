import { type Participant, THREAD_AVATARS_SHOWN } from '@machine/contract';
import { useState } from 'react';
import { imageUrl } from '../format/imageUrl.ts';
import { initials } from '../format/initials.ts';
import { cx } from '../primitives/cx.ts';
import styles from './Avatar.module.css';

export type AvatarProps = {
  username: string;
  /** Null, not an address of a picture, or not to be had: the first letters stand instead. */
  profileImageUrl: string | null;
  className?: string;
};

/** Beside a player's name, for those who see: the picture, or the first letters. It says nothing more than the name. */
export function Avatar({ username, profileImageUrl, className }: AvatarProps) {
  const url = imageUrl(profileImageUrl);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isShown = url !== null && url !== failedUrl;
  return (
    <span className={cx(styles.tile, className)} aria-hidden>
      {isShown ? (
        <img src={url} alt="" className={styles.image} referrerPolicy="no-referrer" onError={() => setFailedUrl(url)} />
      ) : (
        initials(username)
      )}
    </span>
  );
}

export type AvatarStackProps = { people: readonly Participant[] };

/** At most three, in one square (SPEC.md §2). */
export function AvatarStack({ people }: AvatarStackProps) {
  return (
    <span className={styles.stack} aria-hidden>
      {people.slice(0, THREAD_AVATARS_SHOWN).map(({ userId, ...person }) => (
        <Avatar key={userId} {...person} className={styles.stacked} />
      ))}
      {people.length === 0 && <Avatar username="" profileImageUrl={null} className={styles.stacked} />}
    </span>
  );
}
