import type { Share, SharedEdge, SharedPick, SharedWeek } from '@machine/contract/share.ts';
import { dayOf, luckText, sharedAhead } from '@machine/contract/shareText.ts';
import { Flex, Grid, Reset, Separator, Strong, Text } from '@radix-ui/themes';
import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { LuckBar } from '../edge/LuckBar.tsx';
import { plural } from '../format/number.ts';
import { displayName } from '../format/displayName.ts';
import { matchName, pickedTeam, teamName } from '../format/team.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { List } from '../primitives/list/List.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Crest } from '../team/Crest.tsx';
import { FIGURE, ResultNumber, SharedResult, Stars } from './SharedResult.tsx';

export type ShareCardProps = {
  /** A pick, a week or an edge. Results that its player hides are null. */
  share: Share;
};

/** The content of a share, as in its picture. */
export function ShareCard({ share }: ShareCardProps) {
  return (
    <Panel as="article" size={{ initial: '2', sm: '3' }} aria-label={titleOf(share)}>
      <Flex direction="column" gap="4">
        <Flex asChild wrap="wrap" justify="between" gapX="4" gapY="1">
          <header>
            <Eyebrow as="span">{titleOf(share)}</Eyebrow>
            <Eyebrow as="span">{dateOf(share)}</Eyebrow>
          </header>
        </Flex>
        <Separator size="4" />
        {share.pick && <PickContent pick={share.pick} />}
        {share.week && <WeekContent week={share.week} />}
        {share.edge && <EdgeContent edge={share.edge} />}
        <Separator size="4" />
        <Text as="p" color="gray">
          Shared by{' '}
          <Mono color="sky" highContrast>
            <Strong>
              <UserText>{displayName(share.username)}</UserText>
            </Strong>
          </Mono>
        </Text>
      </Flex>
    </Panel>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  PICK: 'A pick',
  WEEK: 'A week of picks',
  EDGE: 'Against the Machine',
};
const titleOf = ({ kind }: Share) => TITLES[kind] ?? 'Shared';

function dateOf({ pick, week, edge }: Share): string {
  if (pick) return dayOf(pick.startTime);
  if (week) return `Week of ${dayOf(week.startsAt)}`;
  return edge?.asOf ? `As of ${dayOf(edge.asOf)}` : '';
}

function PickContent({ pick }: { pick: SharedPick }) {
  const { homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr, scoreHome, scoreAway, machinePick, choice, stake } = pick;
  const hasScore = scoreHome !== null && scoreAway !== null;
  return (
    <>
      <Grid columns="repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))" align="center" justify="center" gap="2">
        <Side team={homeTeam} code={homeTeamAbbr} isPicked={machinePick === 'HOME'} />
        <Flex justify="center">
          <ResultNumber>{hasScore ? `${scoreHome}–${scoreAway}` : null}</ResultNumber>
        </Flex>
        <Side team={awayTeam} code={awayTeamAbbr} isPicked={machinePick === 'AWAY'} />
      </Grid>
      <Text as="p" color="gray">
        The Machine picked <UserText lines={1}>{pickedTeam(machinePick, pick)}</UserText>.
      </Text>
      <Flex wrap="wrap" align="center" justify="between" gapX="5" gapY="2">
        <Mono {...FIGURE} color={choice === 'DISAGREE' ? 'tomato' : 'mint'}>
          <UserText>{`[ ${choice} ]`}</UserText>
        </Mono>
        <SharedResult isRight={pick.wasCorrect} />
      </Flex>
      {stake !== null && (
        <Text as="p" color="gray">
          {`A correct ${choice} paid ${plural(stake, 'star')}.`}
        </Text>
      )}
    </>
  );
}

function Side({ team, code, isPicked }: { team: string; code: string | null; isPicked: boolean }) {
  return (
    <Flex direction="column" align="center" gap="2" minWidth="0">
      <Crest team={team} code={code} size={72} isPicked={isPicked} />
      <Text align="center">
        <UserText lines={2}>{teamName(team)}</UserText>
      </Text>
    </Flex>
  );
}

/** More than a week has matches; a page with far more would freeze. */
const PICKS_SHOWN = 150;

function WeekContent({ week }: { week: SharedWeek }) {
  const { correctCount, pickCount, beatenCount, disagreementCount, stars, picks, duel } = week;
  return (
    <>
      {duel && (
        <Facts>
          <Fact name="Player">
            <Stars count={duel.you} />
          </Fact>
          <Fact name="The Machine">
            <Stars count={duel.machine} />
          </Fact>
        </Facts>
      )}
      <Facts>
        <Fact name="Picks right">
          <ResultNumber suffix={`of ${pickCount}`}>{correctCount?.toLocaleString('en-US') ?? null}</ResultNumber>
        </Fact>
        <Fact name="Beat the Machine">
          <ResultNumber suffix={`of ${disagreementCount}`}>{beatenCount?.toLocaleString('en-US') ?? null}</ResultNumber>
        </Fact>
        <Fact name="Stars">
          <Stars count={stars} />
        </Fact>
      </Facts>
      <List isDivided>
        {picks.slice(0, PICKS_SHOWN).map(({ matchId, homeTeam, awayTeam, choice, wasCorrect }) => (
          <Grid key={matchId} asChild columns="minmax(0, 1fr) minmax(0, auto) auto" align="center" gap="3" py="1">
            <li>
              <UserText lines={2}>{matchName({ homeTeam, awayTeam })}</UserText>
              <Mono size="1" color="gray">
                <UserText>{choice}</UserText>
              </Mono>
              <RowMark isRight={wasCorrect} />
            </li>
          </Grid>
        ))}
      </List>
    </>
  );
}

function RowMark({ isRight }: { isRight: boolean | null }) {
  if (isRight === null) return <CircleHelp size={18} strokeWidth={1.75} aria-label="Hidden" />;
  return isRight ? (
    <Check color="var(--mint-11)" size={18} strokeWidth={2.5} aria-label="Right" />
  ) : (
    <X color="var(--tomato-11)" size={18} strokeWidth={2.5} aria-label="Wrong" />
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Eyebrow as="span">{name}</Eyebrow>
      </dt>
      <Reset>
        <dd>{children}</dd>
      </Reset>
    </div>
  );
}

const Facts = ({ children }: { children: ReactNode }) => (
  <Flex asChild wrap="wrap" gapX="6" gapY="4" m="0">
    <dl>{children}</dl>
  </Flex>
);

function EdgeContent({ edge }: { edge: SharedEdge }) {
  const { ahead, luck, disagreements } = edge;
  const words = luckText(edge);
  return (
    <>
      <Facts>
        <Fact name="Stars ahead of the Machine">
          <ResultNumber>{ahead === null ? null : sharedAhead(ahead)}</ResultNumber>
        </Fact>
        <Fact name="Disagreements">
          <ResultNumber>{disagreements.toLocaleString('en-US')}</ResultNumber>
        </Fact>
      </Facts>
      {words && (
        <Mono as="p" size="5" weight="bold">
          {`[ ${words} ]`}
        </Mono>
      )}
      {ahead !== null && luck !== null && <LuckBar ahead={ahead} luck={luck} />}
    </>
  );
}
