import { Grid, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { EPL, NBA } from './knowledge.ts';

export type MachineKnowledgeProps = {
  /** NBA or EPL, because the Machine knows other things of each. */
  league: string;
};

/** The basis of the Machine's predictions, and the facts that it can't know. */
export function MachineKnowledge({ league }: MachineKnowledgeProps) {
  const { known, unknown } = league === 'EPL' ? EPL : NBA;
  return (
    <Grid columns={{ initial: '1', sm: '2' }} gapX="6" gapY="4">
      <List title="It knows" items={known} />
      <List title="It doesn't know" items={unknown} />
    </Grid>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  const titleId = useId();
  return (
    <div>
      <Eyebrow as="h3" id={titleId}>
        {title}
      </Eyebrow>
      <Text asChild color="gray">
        <ul aria-labelledby={titleId}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Text>
    </div>
  );
}
