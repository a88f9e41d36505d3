import { Flex, Grid, Skeleton, Text } from '@radix-ui/themes';
import type { EdgeDetails } from '@machine/contract/edge.ts';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { EdgeChart } from './EdgeChart.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { useId, useState } from 'react';
import { plural } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { List } from '../primitives/list/List.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { aheadText } from './edgeText.ts';

/** `details`: the edge over time, by league and by club. */
export type EdgeDetailsState = Unloaded | { kind: 'ready'; details: EdgeDetails };

export type EdgeOriginProps = {
  /** The edge over time, by league and by club, or why there is none yet. */
  state: EdgeDetailsState;
};

/** How far a player was ahead of the Machine over time, and the leagues and clubs that it comes from. */
export function EdgeOrigin({ state }: EdgeOriginProps) {
  return (
    <Loaded
      state={state}
      failure="Couldn't load the numbers over time."
      skeleton={(isSlow) => (
        <div aria-busy>
          <Skeleton width="100%" height="11rem" />
          <LoadingStatus isSlow={isSlow} />
        </div>
      )}
    >
      {({ details: { timeline, leagues, clubs } }) => (
        <>
          <EdgeChart timeline={timeline} />
          <Grid columns={{ initial: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="5">
            <EdgeGroups
              title="By league"
              groups={leagues.map(({ league, ...sum }) => ({ ...sum, key: league, name: league }))}
            />
            <EdgeGroups
              title="By club"
              groups={clubs.map(({ league, club, ...sum }) => ({ ...sum, key: `${league} ${club}`, name: club }))}
            />
          </Grid>
        </>
      )}
    </Loaded>
  );
}

type EdgeGroup = { key: string; name: string; disagreements: number; ahead: number };

const SHOWN = 6;

/** Lists where an edge comes from, most disagreements first. A few matches prove nothing: no verdict on a group. */
function EdgeGroups({ title, groups }: { title: string; groups: readonly EdgeGroup[] }) {
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (groups.length === 0) return null;
  const shown = isWhole ? groups : groups.slice(0, SHOWN);
  return (
    <div {...focusFallback}>
      <Eyebrow as="h3" id={titleId}>
        {title}
      </Eyebrow>
      <List isDivided aria-labelledby={titleId}>
        {shown.map(({ key, name, disagreements, ahead }) => (
          <Flex key={key} asChild wrap="wrap" align="baseline" gapX="3" py="1">
            <li>
              <Text size="2" style={{ flex: '1 1 6rem', minWidth: 0 }}>
                <UserText>{name || '-'}</UserText>
              </Text>
              <Text size="2" color="gray">
                {plural(disagreements, 'pick')}
              </Text>
              <Mono size="2" align="right" style={{ minWidth: '6ch' }}>
                {aheadText(ahead)}
              </Mono>
            </li>
          </Flex>
        ))}
      </List>
      {shown.length < groups.length && (
        <Button variant="surface" color="gray" mt="2" onPress={() => setIsWhole(true)}>
          {`Show all ${groups.length}`}
        </Button>
      )}
    </div>
  );
}
