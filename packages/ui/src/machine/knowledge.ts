/** The facts that a prediction is based on, and those that the Machine can't know. */
type Knowledge = { known: readonly string[]; unknown: readonly string[] };

export const NBA: Knowledge = {
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
export const EPL: Knowledge = {
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
