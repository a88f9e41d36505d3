import { Grid, Text } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { plural } from '../format/number.ts';
import { Button } from '../primitives/button/Button.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { List } from '../primitives/list/List.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { aheadText } from './edgeText.ts';

type EdgeGroup = { key: string; name: string; disagreements: number; ahead: number };

export type EdgeGroupsProps = {
  title: string;
  /** Most disagreements first. */
  groups: readonly EdgeGroup[];
};

const SHOWN = 6;

/** Lists where an edge comes from. A few matches prove nothing, so there is no verdict on a group. */
export function EdgeGroups({ title, groups }: EdgeGroupsProps) {
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
          <Grid key={key} asChild columns="minmax(0, 1fr) auto minmax(6ch, auto)" align="baseline" gap="3" py="1">
            <li>
              <Text size="2">
                <UserText>{name || '-'}</UserText>
              </Text>
              <Text size="2" color="gray">
                {plural(disagreements, 'pick')}
              </Text>
              <Mono size="2" align="right">
                {aheadText(ahead)}
              </Mono>
            </li>
          </Grid>
        ))}
      </List>
      {shown.length < groups.length && (
        <Button variant="surface" color="gray" onPress={() => setIsWhole(true)}>
          {`Show all ${groups.length}`}
        </Button>
      )}
    </div>
  );
}
