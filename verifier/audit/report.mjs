import { Rejection } from '../format/rejection.mjs';

const SHOWN_PROBLEMS = 5;

/** The finding of one check. */
export class Finding {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  /** The first problems, as sentences. @type {string[]} */
  problems = [];
  problemCount = 0;
  /** The subject of the check, or why it wasn't made. */
  sentence = '';
  isSkipped = false;

  /** @param {string} sentence */
  problem(sentence) {
    this.problemCount += 1;
    if (this.problems.length < SHOWN_PROBLEMS) this.problems.push(sentence);
  }

  /** @param {string} reason */
  skip(reason) {
    this.isSkipped = true;
    this.sentence = reason;
  }

  /**
   * Runs a part of the check. What it rejects becomes a problem; other errors are thrown.
   *
   * @template T
   * @param {() => Promise<T> | T} part
   * @returns {Promise<T | undefined>} its value; undefined if it was rejected
   */
  async attempt(part) {
    try {
      return await part();
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      this.problem(error.message);
      return undefined;
    }
  }

  /** Returns one line, and one for each further problem. */
  lines() {
    const name = this.name.padEnd(13);
    if (this.isSkipped) return [`skipped  ${name}${this.sentence}`];
    if (this.problemCount === 0) return [`ok       ${name}${this.sentence}`];
    const [first = '', ...others] = this.problems;
    const rest = this.problemCount - this.problems.length;
    const more = rest > 0 ? [...others, `… and ${rest} more.`] : others;
    return [`FAILED   ${name}${first}`, ...more.map((line) => `${' '.repeat(22)}${line}`)];
  }
}
