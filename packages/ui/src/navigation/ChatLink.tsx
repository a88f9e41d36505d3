import type { MatchChat } from '@machine/contract';
import { VisuallyHidden } from '@radix-ui/themes';
import { teamName } from '../format/team.ts';
import { stripBidiControls } from '../format/text.ts';
import { startLabel } from '../format/time.ts';
import { unreadLabel } from '../format/unreadLabel.ts';
import { cx } from '../primitives/cx.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { truncate, UserText } from '../primitives/text/UserText.tsx';
import styles from './SideNavigation.module.css';

export type ChatLinkProps = {
  chat: MatchChat;
  href: string;
  /** True for the open chat. Also marked with brackets, so it doesn't rely on color alone. */
  isCurrent: boolean;
  /** Called when the link is followed, to close the navigation. */
  onVisit: () => void;
};

/** A match chat in the side navigation: teams, start time and unread count, combined in one accessible name. */
export function ChatLink({ chat, href, isCurrent, onVisit }: ChatLinkProps) {
  const home = teamName(chat.homeTeam);
  const away = teamName(chat.awayTeam);
  const start = startLabel(chat.startTime);
  const count = unreadLabel(chat.unreadCount);
  const nameParts = [`${spoken(home)} vs ${spoken(away)}`, start, count && `${count} unread`];
  return (
    <PlainLink
      href={href}
      onPress={onVisit}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(styles.link, styles.chat)}
    >
      <VisuallyHidden>{nameParts.filter(Boolean).join(', ')}</VisuallyHidden>
      {isCurrent && <span aria-hidden>[</span>}
      <span className={styles.match} aria-hidden>
        <span className={styles.teams}>
          <UserText lines={2}>{home}</UserText>{' '}
          <span className={styles.away}>
            <span className={styles.versus}>vs</span> <UserText lines={2}>{away}</UserText>
          </span>
        </span>
        <span className={styles.start}>{start}</span>
      </span>
      {count && (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
      {isCurrent && <span aria-hidden>]</span>}
    </PlainLink>
  );
}

/** Longer team names are truncated in the accessible name. */
const SPOKEN_MAX = 80;

const spoken = (team: string) => truncate(stripBidiControls(team), SPOKEN_MAX);
