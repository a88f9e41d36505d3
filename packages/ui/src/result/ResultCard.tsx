import { NEW_RESULTS_MAX } from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import type { NewResult, NewResults } from '@machine/contract/result.ts';
import { VisuallyHidden } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Mark } from '../drawing/Mark.tsx';
import { scoreLabel } from '../format/match.ts';
import { plural } from '../format/number.ts';
import { disagreementSummary, neutralSummary, resultsSummary } from '../format/results.ts';
import { matchName, teamName } from '../format/team.ts';
import { Button, IconButton } from '../primitives/button/Button.tsx';
import { Link, PlainLink } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Result, ShowAllResults, ShowResult } from './Result.tsx';
import styles from './ResultCard.module.css';
import { useIsHidden, useResultHiding } from './ResultHiding.tsx';

export type ResultCardState =
  /** Shows nothing yet, but the live region is there before its text. */
  { kind: 'loading' } | { kind: 'ready'; results: NewResults };

export type ResultCardProps = {
  /** The results since the last visit, once they are loaded. */
  state: ResultCardState;
  /** The current time. A prop, so that stories render deterministically. */
  now: Date;
  /** Called once the player has opened the list or followed a link: the results are seen. */
  onSeen: () => void;
  /** Called by the close button. */
  onClose: () => void;
  /** A button that shares the results; only shown below results that aren't hidden. */
  share?: ReactNode;
};

/**
 * The picks graded since the player's last visit: one line with the totals, which opens match by match. It takes no focus
 * and covers nothing; its summary is announced politely.
 */
export function ResultCard({ state, ...card }: ResultCardProps) {
  const { isHidden } = useResultHiding();
  const results = state.kind === 'ready' ? state.results : null;
  const areHidden =
    results !== null &&
    (results.results.some(isHidden) || (results.totalCount > results.results.length && isHidden('totals')));
  const summary = results && (areHidden ? neutralSummary(results) : resultsSummary(results, card.now));
  return (
    <>
      <VisuallyHidden>
        <output>{summary}</output>
      </VisuallyHidden>
      {results && <Results {...card} results={results} summary={summary} areHidden={areHidden} />}
    </>
  );
}

type ResultsProps = Omit<ResultCardProps, 'state'> & {
  results: NewResults;
  summary: string | null;
  /** True if the totals would tell a hidden result. */
  areHidden: boolean;
};

function Results({ results, summary, areHidden, onSeen, onClose, share }: ResultsProps) {
  const titleId = useId();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const disagreements = areHidden ? null : disagreementSummary(results);
  const shown = results.results.slice(0, NEW_RESULTS_MAX);
  const leftOut = results.totalCount - shown.length;
  const toggle = () => {
    if (!isOpen) onSeen();
    setIsOpen(!isOpen);
  };
  return (
    <Panel as="section" className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.heading}>
        <Button
          variant="ghost"
          color="gray"
          className={styles.toggle}
          onPress={toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
        >
          <span className={styles.marker} aria-hidden>
            {isOpen ? '[-]' : '[+]'}
          </span>
          <span>
            <span id={titleId} className={styles.summary}>
              {summary}
            </span>{' '}
            {disagreements && <span className={styles.disagreements}>{disagreements}</span>}
          </span>
        </Button>
      </h2>
      {isOpen && (
        <div id={listId} className={styles.details}>
          <ShowAllResults of={results.results} />
          <ul className={styles.list}>
            {shown.map((result) => (
              <li key={result.id}>
                <ResultRow result={result} href={paths.recap(result.id)} onPress={onSeen} />
                <ShowResult of={result} title={matchName(result)} />
              </li>
            ))}
          </ul>
          {leftOut > 0 && (
            <p className={styles.text}>
              And {plural(leftOut, 'more match', 'more matches')}.{' '}
              <Link href={paths.completed} onPress={onSeen}>
                See completed matches
              </Link>
            </p>
          )}
          {!areHidden && share}
        </div>
      )}
      <IconButton className={styles.close} label="Close results" onPress={onClose}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Panel>
  );
}

type ResultRowProps = { result: NewResult; href: string; onPress: () => void };

/** One match: home team first, as in the title of a card. The row links to the recap. */
function ResultRow({ result, href, onPress }: ResultRowProps) {
  const { homeTeam, awayTeam, scoreHome, scoreAway, choice, wasCorrect, starsDelta } = result;
  const isHidden = useIsHidden(result);
  return (
    <PlainLink href={href} onPress={onPress} className={styles.row}>
      <span className={styles.match}>
        <UserText lines={2}>
          {isHidden
            ? matchName(result)
            : `${teamName(homeTeam)} ${scoreLabel(scoreHome)}–${scoreLabel(scoreAway)} ${teamName(awayTeam)}`}
        </UserText>
      </span>
      <span className={styles.outcome}>
        <span>{choice}</span>
        <Result of={result} as="mark">
          <Mark isCorrect={wasCorrect} />
          {starsDelta > 0 && <span className={styles.stars}>+{plural(starsDelta, 'star')}</span>}
        </Result>
      </span>
    </PlainLink>
  );
}
