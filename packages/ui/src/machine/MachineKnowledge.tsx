import { Grid, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';

export type MachineKnowledgeProps = { league: string };

type Knowledge = { known: readonly string[]; unknown: readonly string[] };

const NBA: Knowledge = {
  known: [
    'Every result of both clubs, and by how much they won',
    'Who plays at home',
    'Who played the night before',
    'How many regular starters are listed as injured',
  ],
  unknown: [
    'Who the missing players are, and how long others play',
    'Trades before they show in results',
    'Travel, coaches and referees',
    'What a match means for either club',
  ],
};
const EPL: Knowledge = {
  known: [
    'Every result of both clubs, and by how much they won',
    'Who plays at home',
    'That about one match in four is drawn',
  ],
  unknown: [
    'Line-ups, injuries and suspensions',
    'Transfers before they show in results',
    'Chances that were missed, and other competitions',
    'What a match means for either club',
  ],
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
