import { readFile, rename, writeFile } from 'node:fs/promises';
import { isObject } from '../format/form.mjs';
import { Unavailable } from '../format/unavailable.mjs';

/**
 * The state of an audit for the next one of the server: its key and the newest checkpoint, as the server has sent them.
 *
 * @typedef {{ key: string, checkpoint: string }} State
 */

/** @param {string} path @returns {Promise<State | null>} null if there is no file yet */
export async function readState(path) {
  const text = await readIfExists(path);
  if (text === null) return null;
  const state = parse(text);
  if (!isObject(state) || typeof state.key !== 'string' || typeof state.checkpoint !== 'string')
    throw new Unavailable(`${path} is not the state of an audit.`);
  return { key: state.key, checkpoint: state.checkpoint };
}

/**
 * Replaces the file at once, so that an interruption doesn't lose what was known.
 *
 * @param {string} path
 * @param {State} state
 */
export async function writeState(path, { key, checkpoint }) {
  await writeFile(`${path}.new`, `${JSON.stringify({ version: 1, key, checkpoint }, null, 2)}\n`);
  await rename(`${path}.new`, path);
}

/** @param {string} path */
async function readIfExists(path) {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Unavailable(`${path} can't be read.`);
  }
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
