import { useId } from 'react';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import styles from './MachineKnowledge.module.css';

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
    <div className={styles.columns}>
      <List title="It knows" items={known} />
      <List title="It doesn't know" items={unknown} />
    </div>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  const titleId = useId();
  return (
    <div className={styles.column}>
      <Eyebrow as="h3" id={titleId}>
        {title}
      </Eyebrow>
      <ul className={styles.list} aria-labelledby={titleId}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
