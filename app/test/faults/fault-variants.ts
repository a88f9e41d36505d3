import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import { malformedList, malformedObjects, withHostileTexts } from './bodies.ts';
import { type CallId, codesOf, type ExpectationCode, type FaultId } from './fault-matrix.ts';
import { bodyFault, type Fault, FAULTS } from './faults.ts';
import type { CallFixture } from './fixture.ts';

/** One variant of a fault, and the expected outcome. */
export type FaultVariant = { fault: Fault; codes: readonly ExpectationCode[] };

type Bodies = (fixture: CallFixture, codes: readonly ExpectationCode[]) => FaultVariant[];

const bodyVariant = (
  id: FaultId,
  variant: string,
  description: string,
  body: unknown,
  codes: readonly ExpectationCode[],
  status = 200,
): FaultVariant => ({
  fault: bodyFault(id, variant, description, body, status),
  codes,
});

const isList = ({ okBody }: CallFixture) => Array.isArray(okBody);

/** Faults whose body depends on the call. */
const BODIES: Partial<Record<FaultId, Bodies>> = {
  F12: (fixture, codes) => {
    if ('invalidBodies' in fixture && fixture.invalidBodies) {
      return fixture.invalidBodies.map((body) =>
        bodyVariant('F12', JSON.stringify(body), 'a body without required fields', body, codes),
      );
    }
    if (fixture.kind === 'write')
      return malformedObjects({ id: 7 }).map(([variant, body]) => bodyVariant('F12', variant, variant, body, codes));
    const outermost = isList(fixture) ? { rows: fixture.okBody } : [fixture.okBody];
    const wrongType = bodyVariant('F12', 'the wrong top-level type', 'the wrong top-level type', outermost, [
      fixture.kind === 'read' ? 'EB' : 'K',
    ]);
    if (isList(fixture)) {
      const rows = malformedList(fixture.okBody as object[], fixture.idKey);
      return [bodyVariant('F12', 'rows', 'invalid rows among valid ones', rows, codes), wrongType];
    }
    return [
      ...malformedObjects(fixture.okBody as object).map(([variant, body]) =>
        bodyVariant('F12', variant, variant, body, codes),
      ),
      wrongType,
    ];
  },
  F13: (fixture, codes) =>
    'manyRowsBody' in fixture && fixture.manyRowsBody
      ? [bodyVariant('F13', '', '10,000 rows', fixture.manyRowsBody, codes)]
      : [],
  F14: (fixture, codes) =>
    fixture.kind === 'write' && !codes.includes('DN')
      ? [bodyVariant('F14', '', 'a hostile message', { message: HOSTILE_TEXTS.tag }, codes, 400)]
      : [
          bodyVariant(
            'F14',
            '',
            'hostile text in every field',
            withHostileTexts(fixture.okBody, keyOf(fixture)),
            codes,
          ),
        ],
  F17: (_fixture, codes) => [bodyVariant('F17', '', 'late or repeated responses', null, codes)],
};

const keyOf = (fixture: CallFixture) => (fixture.kind === 'write' ? 'id' : fixture.idKey);

const emptyVariants = (fixture: CallFixture): FaultVariant[] =>
  fixture.kind !== 'write' && fixture.emptyText !== undefined && fixture.emptyBody !== undefined
    ? [
        bodyVariant('F15', 'empty', `the empty response ${JSON.stringify(fixture.emptyBody)}`, fixture.emptyBody, [
          'NE',
        ]),
      ]
    : [];

/** Returns the variants of a fault for a call; none if the matrix has a dash. */
export function variantsOf(fixture: CallFixture, id: CallId, faultId: FaultId): FaultVariant[] {
  const codes = codesOf(id, faultId);
  if (codes.length === 0) return [];
  const own = BODIES[faultId];
  if (own) return own(fixture, codes);
  // Only picks can conflict with a stored pick.
  const common = FAULTS.filter(({ id: of, variant }) => of === faultId && (id === 'C23' || variant !== 'with a pick'));
  const variants = common.map((fault) => ({ fault, codes: codesOfVariant(id, fault, codes) }));
  return faultId === 'F15' ? [...variants, ...emptyVariants(fixture)] : variants;
}

/** For a pick, a 401 whose status text isn't 'Unauthorized' counts as any other failure. */
const codesOfVariant = (
  id: CallId,
  { id: faultId, variant }: Fault,
  codes: readonly ExpectationCode[],
): readonly ExpectationCode[] =>
  id === 'C23' && faultId === 'F6' && variant === 'still logged in' ? ['T', 'RC'] : codes;
