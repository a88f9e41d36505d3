import type { PredictionMatch } from '@machine/contract/prediction.ts';
import { Heading, VisuallyHidden } from '@radix-ui/themes';
import { teamName } from '../format/team.ts';
import { cx } from '../primitives/cx.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Crest } from '../team/Crest.tsx';
import styles from './MatchUp.module.css';

export type MatchUpProps = {
  /** Both teams, home first. */
  match: PredictionMatch;
  /** HOME or AWAY adds a glow to that crest. Empty if unknown. */
  machinePick: string;
  /** Id of the heading, which describes the pick buttons. */
  titleId: string;
};

/** Shows both teams, home first: crests above the title 'home team @ away team', which can take the focus. */
export function MatchUp({ match, machinePick, titleId }: MatchUpProps) {
  const home = teamName(match.homeTeam);
  const away = teamName(match.awayTeam);
  return (
    <div className={styles.matchUp}>
      <div className={styles.row} aria-hidden>
        <Crest team={home} code={match.homeTeamAbbr} isPicked={machinePick === 'HOME'} />
        <span />
        <Crest team={away} code={match.awayTeamAbbr} isPicked={machinePick === 'AWAY'} />
      </div>
      <Heading
        as="h2"
        size={{ initial: '3', xs: '4' }}
        weight="medium"
        id={titleId}
        className={cx(styles.row, styles.title)}
        tabIndex={-1}
        data-next-focus
      >
        <UserText lines={3}>{home}</UserText> <span>@</span> <UserText lines={3}>{away}</UserText>
      </Heading>
      <div className={styles.row}>
        <SideLabel team={home} label="Home" />
        <span />
        <SideLabel team={away} label="Away" />
      </div>
    </div>
  );
}

/** Reads as "Arsenal (home)", because a screen reader doesn't notice which column a label is in. */
function SideLabel({ team, label }: { team: string; label: string }) {
  return (
    <Eyebrow>
      <VisuallyHidden>
        <UserText>{team}</UserText> ({label.toLowerCase()})
      </VisuallyHidden>
      <span aria-hidden>{label}</span>
    </Eyebrow>
  );
}
