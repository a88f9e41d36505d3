import { paths } from '@machine/contract/paths.ts';
import { Mark } from '../drawing/Mark.tsx';
import { scoreLabel } from '../format/match.ts';
import { plural } from '../format/number.ts';
import { teamName } from '../format/team.ts';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { dateOf, type PracticeResult, scoreOf } from './practiceRound.ts';
import styles from './PracticeSummary.module.css';
import type { Viewer } from '../layout/viewer.ts';

export type PracticeSummaryProps = {
  /** One for each match of the round, in order. */
  results: readonly PracticeResult[];
  /** Visitors are led to sign-up, players to real matches. */
  viewer: Viewer;
  /** Starts a new round. */
  onRestart: () => void;
};

/** The end of a round: who was right more often, the way to real matches, and each match again. */
export function PracticeSummary({ results, viewer, onRestart }: PracticeSummaryProps) {
  const stars = results.reduce((sum, result) => sum + (result.stars ?? 0), 0);
  const isVisitor = viewer === 'anonymous';
  const isPaid = results.every((result) => result.stars !== undefined);
  return (
    <>
      <Panel as="section" className={styles.summary}>
        <h2 {...focusFallback} className={styles.score}>
          {scoreOf(results)}
        </h2>
        <p className={styles.text}>
          {`You picked ${plural(results.length, 'match', 'matches')}.`}
          {isPaid && ` Real picks would have paid ${plural(stars, 'star')}.`}
        </p>
        <div className={styles.actions}>
          <ButtonLink size="4" href={isVisitor ? paths.signup : paths.home}>
            {isVisitor ? 'Sign up to play real ones' : 'Play real ones'}
          </ButtonLink>
          <Button size="4" variant="surface" color="gray" onPress={onRestart}>
            Practice again
          </Button>
        </div>
      </Panel>
      <ul className={styles.list} aria-label="Your picks">
        {results.map((result) => (
          <SummaryRow key={result.match.match.id} {...result} />
        ))}
      </ul>
    </>
  );
}

function SummaryRow({ match: practiced, choice, isRight }: PracticeResult) {
  const { match, result } = practiced;
  return (
    <li className={styles.row}>
      <span className={styles.match}>
        <UserText lines={3}>
          {`${teamName(match.homeTeam)} ${scoreLabel(result.scoreHome)}–${scoreLabel(result.scoreAway)} ${teamName(match.awayTeam)}`}
        </UserText>
        <Eyebrow as="span" isVerbatim>
          {`${dateOf({ match: practiced })} · ${choice}`}
        </Eyebrow>
      </span>
      <Mark isCorrect={isRight} />
    </li>
  );
}
