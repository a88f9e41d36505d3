import { MATCHES_WATCHED_MAX } from '../../constants.ts';
import { matchEvent, userEvent, watchMessage } from '../../events.ts';
import * as schemas from '../../game.ts';
import { pageQuery } from '../../wire.ts';
import { errorBody, pickConflict } from '../error-body.ts';
import { describeFields } from './describe.ts';

const error = {
  message: 'One sentence for players, as plain text.',
  fields:
    'Messages by field of the request; the empty name stands for the request as a whole. Absent for other errors.',
  outcome: 'Set to `unknown` if a write may have been stored although the response is an error. Absent otherwise.',
};

/** The season, the socket, pages and errors. */
export const game = [
  describeFields(schemas.gameInfo, {
    season:
      'SIMULATED: made-up matches. REPLAY: matches of past seasons, played again. LIVE: real matches as they are played.',
    features: 'Optional features of the server. A call that names another feature is missing.',
    leagues: 'Leagues whose matches are played: NBA, or EPL for the Premier League. Absent means both.',
    credits: 'Providers of match data to be named in the footer of every page. Absent if none asks for it.',
  }),
  describeFields(schemas.credit, {
    name: 'Words that the provider asks for, such as "Data by Example".',
    url: "Address of the provider's site.",
  }),
  describeFields(matchEvent, {
    type: 'score_update if the score, clock or status has changed, chat if there is a new message.',
    data: ['The match that has changed.', {}],
  }),
  describeFields(userEvent, {
    type: 'dm if a direct message has arrived, notification if a notification has.',
    data: 'Always empty: the client refetches what has changed.',
  }),
  describeFields(watchMessage, {
    type: 'Always watch.',
    matchIds: `Ids of the only matches whose events the client wants from now on, at most ${MATCHES_WATCHED_MAX}.`,
  }),
  describeFields(pageQuery, {}),
  describeFields(errorBody, error),
  describeFields(pickConflict, { ...error, pick: 'The pick of the caller that is stored. Absent if there is none.' }),
];
