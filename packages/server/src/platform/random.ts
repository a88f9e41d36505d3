/** A reproducible random generator: the same name gives the same sequence in every process and every version. */
export type Random = ReturnType<typeof randomFrom>;

export function createRandom(name: string): Random {
  let state = hash(name);
  // A mixed Weyl sequence has the full period of 2^32 from any starting state.
  return randomFrom(() => {
    state = (state + 0x9e37_79b9) >>> 0;
    return mix(state);
  });
}

/** Builds a generator on a source of uniform 32-bit integers. */
export function randomFrom(next32: () => number) {
  /** Returns a uniform number in [0, 1). */
  const next = () => next32() / 2 ** 32;
  return {
    next,
    /** Returns a normally distributed number with mean 0 and standard deviation 1. */
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    /** Returns an integer in [0, limit). */
    below: (limit: number) => Math.floor(next() * limit),
  };
}

/** Returns the items in random order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => ({ item, key: random.next() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

/** Hashes a text to 32 evenly distributed bits. */
function hash(text: string): number {
  let bits = 0x811c_9dc5;
  for (let i = 0; i < text.length; i += 1) bits = Math.imul(bits ^ text.charCodeAt(i), 0x0100_0193);
  return mix(bits >>> 0);
}

function mix(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
