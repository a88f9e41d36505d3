import { type Participant, THREAD_AVATARS_SHOWN } from '@machine/contract';
import { useState } from 'react';
import { imageUrl } from '../format/imageUrl.ts';
import { initials } from '../format/initials.ts';
import { cx } from '../primitives/cx.ts';
import styles from './Avatar.module.css';

export type AvatarProps = {
  username: string;
  /** Falls back to initials if null, not allowed or failing to load. */
  profileImageUrl: string | null;
  className?: string;
};

/** A player's picture or initials. Hidden from assistive technology, because the name is always beside it. */
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

/** Shows up to three avatars in one square. */
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
