import { parseCanonical } from './canonical-json.mjs';
import {
  base64Url,
  checkForm,
  FLAG,
  INTEGER,
  isObject,
  NAME,
  oneOf,
  PERCENT,
  record,
  STARS,
  TEXT,
  TIME,
} from './form.mjs';
import { fromBase64 } from './bytes.mjs';
import { inSentence, quote, reject } from './rejection.mjs';

/**
 * An entry of the log, parsed. Times are in game time.
 *
 * @typedef {{ agree: number, disagree: number }} Stakes
 * @typedef {{ id: string, league: string, homeTeam: string, awayTeam: string, startTime: string }} Match
 * @typedef {{ home: number, draw: number, away: number }} Probabilities in percent
 * @typedef {{ v: 1, kind: 'prediction', at: string, match: Match, machinePick: 'HOME' | 'DRAW' | 'AWAY', confidencePct: number, probabilities: Probabilities, stakes: Stakes, isGold: boolean, modelVersion: string, nonce: string, text: string }} Prediction
 * @typedef {{ v: 1, kind: 'season', at: string, season: string, league: string, from: string, until: string, seed: number, secretHash: string }} Season
 * @typedef {{ v: 1, kind: 'secret', at: string, season: string, secret: string }} Secret
 * @typedef {Prediction | Season | Secret} Entry
 */

/** A correct pick pays something. @type {import('./form.mjs').Leaf} */
const STAKE = { test: (value) => value !== 0 && STARS.test(value), name: STARS.name };
export const STAKES = record({ agree: STAKE, disagree: STAKE });

const MATCH = record({ id: NAME, league: NAME, homeTeam: NAME, awayTeam: NAME, startTime: TIME });
const PROBABILITIES = record({ home: PERCENT, draw: PERCENT, away: PERCENT });

/** The exact fields of each kind. @type {Record<string, import('./form.mjs').Form>} */
const FORMS = {
  prediction: record({
    v: oneOf(1),
    kind: oneOf('prediction'),
    at: TIME,
    match: MATCH,
    machinePick: oneOf('HOME', 'DRAW', 'AWAY'),
    confidencePct: PERCENT,
    probabilities: PROBABILITIES,
    stakes: STAKES,
    isGold: FLAG,
    modelVersion: NAME,
    nonce: base64Url(16),
    text: TEXT,
  }),
  season: record({
    v: oneOf(1),
    kind: oneOf('season'),
    at: TIME,
    season: NAME,
    league: NAME,
    from: TIME,
    until: TIME,
    seed: INTEGER,
    secretHash: TEXT,
  }),
  secret: record({ v: oneOf(1), kind: oneOf('secret'), at: TIME, season: NAME, secret: base64Url(32) }),
};

/**
 * Parses the exact text of an entry. Rejects any that isn't canonical JSON of a known kind with exactly its fields.
 *
 * @param {unknown} text
 * @param {string} [what] for the message
 * @returns {Entry}
 */
export function parseEntry(text, what = 'The entry') {
  if (typeof text !== 'string') return reject(`${what} is missing.`);
  const value = parseCanonical(text, what);
  const kind = isObject(value) ? value.kind : undefined;
  const form = typeof kind === 'string' && Object.hasOwn(FORMS, kind) ? FORMS[kind] : undefined;
  if (form === undefined) return reject(`${what} is of an unknown kind: ${quote(kind)}.`);
  checkForm(value, form, what);
  const entry = /** @type {Entry} */ (value);
  if (entry.kind === 'season') {
    fromBase64(entry.secretHash, 32, `The hash of the secret in ${inSentence(what)}`);
    if (entry.from >= entry.until) reject(`${what} is of a season that ends before it begins.`);
  }
  return entry;
}
