import { fromBase64, fromBase64Url, isEqual, sha256 } from '../format/bytes.mjs';
import { quote } from '../format/rejection.mjs';

/**
 * @typedef {import('../format/entry.mjs').Season} Season
 * @typedef {import('../format/entry.mjs').Secret} Secret
 * @typedef {import('../format/entry.mjs').Stakes} Stakes
 *
 * The log's statements about a match, as far as its grade follows from them.
 * @typedef {{ index: number, at: string, league: string, startTime: string, machinePick: import('./forms.mjs').Outcome, statedPct: number, stakes: Stakes, isGold: boolean }} Committed
 */

/** Collects what the log commits to, and checks what must hold between its entries. */
export class Commitments {
  /** By the id of the match. @type {Map<string, Committed>} */
  predictions = new Map();
  /** By name. @type {Map<string, { season: Season, index: number }>} */
  #seasons = new Map();
  /** By the name of the season. @type {Map<string, Secret>} */
  #secrets = new Map();

  /** @param {{ predictions: import('./report.mjs').Finding, secrets: import('./report.mjs').Finding }} findings */
  constructor(findings) {
    this.findings = findings;
  }

  /** @param {import('../format/entry.mjs').Entry} entry @param {number} index */
  add(entry, index) {
    if (entry.kind === 'prediction') this.#addPrediction(entry, index);
    else if (entry.kind === 'season') this.#addSeason(entry, index);
    else this.#addSecret(entry, index);
  }

  /** @param {import('../format/entry.mjs').Prediction} entry @param {number} index */
  #addPrediction({ at, match, machinePick, probabilities, stakes, isGold }, index) {
    const { predictions: finding } = this.findings;
    const earlier = this.predictions.get(match.id);
    if (earlier !== undefined)
      return finding.problem(`Match ${quote(match.id)} has two predictions: entries ${earlier.index} and ${index}.`);
    if (at >= match.startTime)
      finding.problem(
        `Entry ${index} predicts match ${quote(match.id)} at ${at}, after its start at ${match.startTime}.`,
      );
    const statedPct = { HOME: probabilities.home, DRAW: probabilities.draw, AWAY: probabilities.away }[machinePick];
    const { league, startTime } = match;
    this.predictions.set(match.id, { index, at, league, startTime, machinePick, statedPct, stakes, isGold });
  }

  /** @param {Season} season @param {number} index */
  #addSeason(season, index) {
    const { secrets: finding } = this.findings;
    if (this.#seasons.has(season.season)) finding.problem(`Season ${quote(season.season)} has two secrets.`);
    else this.#seasons.set(season.season, { season, index });
  }

  /** @param {Secret} secret @param {number} index */
  #addSecret(secret, index) {
    const { secrets: finding } = this.findings;
    if (!this.#seasons.has(secret.season))
      finding.problem(`Entry ${index} reveals the secret of season ${quote(secret.season)}, which has none.`);
    else if (this.#secrets.has(secret.season))
      finding.problem(`The secret of season ${quote(secret.season)} is revealed twice.`);
    else this.#secrets.set(secret.season, secret);
  }

  /** Checks that seasons were committed before their predictions, and revealed as committed, after their last match. */
  async checkSecrets() {
    for (const { season } of this.#seasons.values()) {
      const secret = this.#secrets.get(season.season);
      if (secret !== undefined) await this.#checkSecret(season, secret);
    }
    for (const [matchId, prediction] of this.predictions) this.#checkMatch(matchId, prediction);
    this.findings.secrets.sentence = `${this.#seasons.size} committed, ${this.#secrets.size} of them revealed as committed`;
  }

  /** @param {Season} season @param {Secret} secret */
  async #checkSecret({ season, secretHash }, { secret }) {
    const bytes = fromBase64Url(secret, 32);
    const expected = fromBase64(secretHash, 32, 'The hash of a secret');
    if (bytes === null || !isEqual(await sha256(bytes), expected))
      this.findings.secrets.problem(`The revealed secret of season ${quote(season)} is not the committed one.`);
  }

  /** @param {string} matchId @param {Committed} prediction */
  #checkMatch(matchId, prediction) {
    const { secrets: finding } = this.findings;
    const found = this.#seasonOf(prediction);
    if (found === undefined) return;
    const name = quote(found.season.season);
    if (prediction.index < found.index)
      finding.problem(`Match ${quote(matchId)} was predicted before its season ${name} was committed.`);
    const secret = this.#secrets.get(found.season.season);
    if (secret !== undefined && secret.at < prediction.startTime)
      finding.problem(`The secret of season ${name} was revealed before match ${quote(matchId)}.`);
  }

  /** Returns the season that contains a match: of several, the one committed last. @param {Committed} prediction */
  #seasonOf({ league, startTime }) {
    return [...this.#seasons.values()].findLast(
      ({ season }) => season.league === league && season.from <= startTime && startTime < season.until,
    );
  }

  /**
   * Returns the seasons whose secret is known, each with the matches that were predicted in it.
   *
   * @returns {{ season: Season, secret: string, matchIds: string[] }[]}
   */
  revealed() {
    return [...this.#secrets.values()].flatMap(({ season: name, secret }) => {
      const season = this.#seasons.get(name)?.season;
      if (season === undefined) return [];
      const own = [...this.predictions].filter(([, each]) => this.#seasonOf(each)?.season === season);
      return { season, secret, matchIds: own.map(([matchId]) => matchId) };
    });
  }
}
