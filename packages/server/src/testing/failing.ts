import type { KyselyPlugin } from 'kysely';
import type { Db } from '../db/open.ts';

/** The same database, on which the statement after `count` fails, inside of a transaction as well as outside. */
export function failingAfter(db: Db, count: number): Db {
  let left = count;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      left -= 1;
      if (left < 0) throw new Error('failed on purpose');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

/** The same database, and the kinds of the statements that are sent to it. */
export function watched(db: Db): { db: Db; kinds: string[] } {
  const kinds: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      kinds.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), kinds };
}
