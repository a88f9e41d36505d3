import type { KyselyPlugin } from 'kysely';
import type { Db } from '../platform/db/open.ts';

/** Wraps a database so that every statement after the first `count` fails, inside and outside transactions. */
export function failingAfter(db: Db, count: number): Db {
  let left = count;
  return failingWhile(db, () => (left -= 1) < 0);
}

/** Wraps a database so that statements fail while `isDown` returns true. */
export function failingWhile(db: Db, isDown: () => boolean): Db {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (isDown()) throw new Error('failed on purpose');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

/** Wraps a database to record the kinds of its statements. */
export function recordStatements(db: Db): { db: Db; kinds: string[] } {
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
