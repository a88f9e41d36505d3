import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import { bodyFault, type Fault, FAULTS } from './faults.ts';
import { type CallId, type Code, codesOf, type FaultId } from './matrix.ts';
import type { Scene } from './scene.ts';
import { hostileAll, oddList, oddObjects } from './shapes.ts';

/** A fault in one of its forms, and what it must come to. */
export type Form = { fault: Fault; codes: readonly Code[] };

type Bodies = (scene: Scene, codes: readonly Code[]) => Form[];

const one = (id: FaultId, form: string, words: string, body: unknown, codes: readonly Code[], status = 200): Form => ({
  fault: bodyFault(id, form, words, body, status),
  codes,
});

const isList = ({ good }: Scene) => Array.isArray(good);

/** The faults that are a body of the call's own. */
const BODIES: Partial<Record<FaultId, Bodies>> = {
  F12: (scene, codes) => {
    if ('unreadable' in scene && scene.unreadable) {
      return scene.unreadable.map((body) =>
        one('F12', JSON.stringify(body), 'a body that lacks what is needed', body, codes),
      );
    }
    if (scene.kind === 'write') return oddObjects({ id: 7 }).map(([form, body]) => one('F12', form, form, body, codes));
    const outermost = isList(scene) ? { rows: scene.good } : [scene.good];
    const wrongType = one('F12', 'another outermost type', 'another outermost type', outermost, [
      scene.kind === 'read' ? 'EB' : 'K',
    ]);
    if (isList(scene)) {
      const rows = oddList(scene.good as object[], scene.idKey);
      return [one('F12', 'rows', 'bad rows among the good ones', rows, codes), wrongType];
    }
    return [...oddObjects(scene.good as object).map(([form, body]) => one('F12', form, form, body, codes)), wrongType];
  },
  F13: (scene, codes) => ('many' in scene && scene.many ? [one('F13', '', '10,000 rows', scene.many, codes)] : []),
  F14: (scene, codes) =>
    scene.kind === 'write' && !codes.includes('DN')
      ? [one('F14', '', 'a hostile message', { message: HOSTILE_TEXTS.tag }, codes, 400)]
      : [one('F14', '', 'hostile text in every field', hostileAll(scene.good, keyOf(scene)), codes)],
  F17: (_scene, codes) => [one('F17', '', 'late or repeated', null, codes)],
};

const keyOf = (scene: Scene) => (scene.kind === 'write' ? 'id' : scene.idKey);

const EMPTY = (scene: Scene): Form[] =>
  scene.kind !== 'write' && scene.empty !== undefined && scene.emptyBody !== undefined
    ? [one('F15', 'empty', `the empty answer ${JSON.stringify(scene.emptyBody)}`, scene.emptyBody, ['NE'])]
    : [];

/** All forms of a fault for a scene; none where the grid has a dash. */
export function formsOf(scene: Scene, id: CallId, faultId: FaultId): Form[] {
  const codes = codesOf(id, faultId);
  if (codes.length === 0) return [];
  const own = BODIES[faultId];
  if (own) return own(scene, codes);
  // Only a pick can stand already.
  const common = FAULTS.filter(({ id: of, form }) => of === faultId && (id === 'C23' || form !== 'with a pick'));
  const forms = common.map((fault) => ({ fault, codes: codesOfForm(id, fault, codes) }));
  return faultId === 'F15' ? [...forms, ...EMPTY(scene)] : forms;
}

/** A pick whose 401 does not say 'Unauthorized' is any other failure (SPEC.md §8). */
const codesOfForm = (id: CallId, { id: faultId, form }: Fault, codes: readonly Code[]): readonly Code[] =>
  id === 'C23' && faultId === 'F6' && form === 'b' ? ['T', 'RC'] : codes;
