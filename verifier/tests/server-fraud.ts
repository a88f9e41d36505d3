import { createWorld, type GradedPick, honestAdditions, type Result, type World } from './fake-server.ts';
import { createKey, LogMaker, predictionOf } from './log-maker.ts';

/*
 * Servers that cheat. The audit has to find each, in the named check.
 */

type Shown = { world?: World; change?: (path: string, body: unknown) => unknown; key?: string; kept?: string[] };
/** Frauds by the check that finds them, and by name, with what it says. */
export type ServerFrauds = Record<string, Record<string, [problem: RegExp, make: () => Shown]>>;

/** Edits a result and nothing that depends on it. */
export const withResult = (matchId: string, changes: Partial<Result>) => () => {
  const world = createWorld();
  world.results = world.results.map((result) => (result.matchId === matchId ? { ...result, ...changes } : result));
  return { world };
};

/** Edits the first pick of a match for which `isFit` holds. */
export const withPick =
  (isFit: (pick: GradedPick) => boolean, changes: (pick: GradedPick) => Partial<GradedPick>, id?: string) => () => {
    const world = createWorld();
    for (const [matchId, picks] of world.picks) {
      const index = picks.findIndex(isFit);
      const pick = picks[index];
      if (pick === undefined || (id !== undefined && id !== matchId)) continue;
      picks[index] = { ...pick, ...changes(pick) };
      break;
    }
    return { world };
  };

/** Changes the response to paths that contain a text. */
export const withResponse =
  <Body>(part: string, change: (body: Body) => unknown) =>
  () => ({
    change: (path: string, body: unknown) => (path.includes(part) ? change(body as Body) : body),
  });

type Row = { position: number; userId: string; stars: number; streak: number; accuracy: number | null };
export const withBoard = (board: string, change: (rows: Row[]) => unknown) => withResponse(board, change);
export const [FIRST, OTHERS] = [(rows: Row[]) => rows[0] as Row, (rows: Row[]) => rows.slice(1)];

/** A world with other additions to its log. */
export const withLog = (change: (additions: { at: string }[][]) => { at: string }[][]) => () => ({
  world: createWorld(change(honestAdditions())),
});

export const honest = createWorld();
export const stranger = new LogMaker(createKey(2));
stranger.add([predictionOf(0)]);

/** Replaces a note wherever a response contains it. */
export function replaceNote(path: string, body: unknown, note: string, other: string): unknown {
  if (!path.startsWith('/api/audit/checkpoints')) return body;
  return JSON.parse(JSON.stringify(body).replace(JSON.stringify(note), () => JSON.stringify(other)));
}
