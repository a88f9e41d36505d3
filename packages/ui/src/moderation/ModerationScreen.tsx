import type { ModerationCase, ModerationLogEntry } from '@machine/contract/moderation.ts';
import { Flex, Skeleton, Text } from '@radix-ui/themes';
import { Inbox, ScrollText } from 'lucide-react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { List, RowLink } from '../primitives/list/List.tsx';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { LogTable } from './LogTable.tsx';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import { type LoadMore, Steps } from './Steps.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { plural } from '../format/number.ts';
import { timeAgo } from '../format/time.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { RankTag } from '../rank/RankTag.tsx';
import { WrittenFacts } from './Facts.tsx';
import { decisionLabel, reasonLabel, subjectLabel } from './labels.ts';

export const MODERATION_TABS = ['open', 'decided', 'log'] as const;
export type ModerationTab = (typeof MODERATION_TABS)[number];

/** The content of a tab: cases or the log, and how to load more of it. */
export type ModerationState =
  | Unloaded
  | { kind: 'cases'; cases: readonly ModerationCase[]; more: LoadMore }
  | { kind: 'log'; entries: readonly ModerationLogEntry[]; more: LoadMore };

export type ModerationScreenProps = {
  /** The selected tab. */
  tab: ModerationTab;
  /** Called when another tab is selected. */
  onTab: (tab: ModerationTab) => void;
  /** Content of the tab. */
  state: ModerationState;
  /** The current time. A prop, so that stories render deterministically. */
  now: Date;
  /** Returns the link to a case, by its id. */
  caseHref: (id: string) => string;
};

const LABELS: Record<ModerationTab, string> = { open: 'Open', decided: 'Decided', log: 'Log' };
const TABS = MODERATION_TABS.map((id) => ({ id, label: LABELS[id] }));
const PANEL_ID = 'moderation-panel';

/** The /moderation page, for moderators: what players have reported, what was decided, and the log of it. */
export function ModerationScreen({ tab, onTab, state, now, caseHref }: ModerationScreenProps) {
  return (
    <ScreenColumn>
      <ScreenTitle lead="What players have reported. Every decision is logged, and can be undone.">
        Moderation
      </ScreenTitle>
      <Tabs label="Reports" tabs={TABS} selected={tab} onSelect={onTab} panelId={PANEL_ID} />
      <TabPanel id={PANEL_ID} label={LABELS[tab]} isBusy={state.kind === 'loading'}>
        <Flex direction="column" align="stretch" gap="3">
          <Loaded
            state={state}
            failure="Couldn't load the reports."
            skeleton={[1, 2, 3].map((row) => (
              <Skeleton key={row} height="7.5rem" />
            ))}
          >
            {{
              cases: (loaded) =>
                loaded.cases.length > 0 ? <Cases {...loaded} now={now} caseHref={caseHref} /> : <NoCases tab={tab} />,
              log: (loaded) =>
                loaded.entries.length > 0 ? (
                  <Steps rows={loaded.entries} more={loaded.more}>
                    {(shown) => <LogTable entries={shown} />}
                  </Steps>
                ) : (
                  <EmptyBlock icon={ScrollText} message="Nothing logged yet" detail="Decisions will appear here." />
                ),
            }}
          </Loaded>
        </Flex>
      </TabPanel>
    </ScreenColumn>
  );
}

function NoCases({ tab }: { tab: ModerationTab }) {
  return tab === 'open' ? (
    <EmptyBlock icon={Inbox} message="Nothing to review" detail="New reports will appear here." />
  ) : (
    <EmptyBlock icon={Inbox} message="Nothing decided yet" detail="Decided reports are stored here for 180 days." />
  );
}

type CasesProps = Pick<ModerationScreenProps, 'now' | 'caseHref'> & Extract<ModerationState, { kind: 'cases' }>;

const Cases = ({ cases, more, now, caseHref }: CasesProps) => (
  <Steps rows={cases} more={more}>
    {(shown) => (
      <List isDivided>
        {shown.map((moderationCase) => (
          <li key={moderationCase.id}>
            <CaseRow moderationCase={moderationCase} href={caseHref(moderationCase.id)} now={now} />
          </li>
        ))}
      </List>
    )}
  </Steps>
);

type CaseRowProps = { moderationCase: ModerationCase; href: string; now: Date };

/** A case in the queue: what was reported, by how many players and why. Links to its context. */
function CaseRow({ moderationCase, href, now }: CaseRowProps) {
  const { subject, content, player, reporterCount, reasons, lastReportedAt, decision } = moderationCase;
  return (
    <RowLink href={href} direction="column" gap="1" px="2" py="3">
      <Eyebrow as="span">
        <UserText>{subjectLabel(subject)}</UserText>
      </Eyebrow>
      <Flex align="center" gap="2" minWidth="0">
        <RankTag rank={player.rank} />
        <Mono weight="medium" truncate>
          <UserText>{player.username}</UserText>
        </Mono>
      </Flex>
      <UserText lines={2}>{content || 'The text has been removed.'}</UserText>
      <WrittenFacts lines={2}>
        {`${plural(reporterCount, 'report')}: ${reasons.map(({ reason }) => reasonLabel(reason)).join(', ')} · ${timeAgo(lastReportedAt, now)}`}
      </WrittenFacts>
      {decision && (
        <Text size="2">
          <UserText>{decisionLabel(decision)}</UserText>
        </Text>
      )}
    </RowLink>
  );
}
