/** Returns `count` different items in random order, or all if there are fewer. */
export function sample<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items];
  // Fisher and Yates, stopped after `count` swaps.
  for (let index = 0; index < Math.min(count, rest.length); index += 1) {
    const other = index + Math.floor(random() * (rest.length - index));
    [rest[index], rest[other]] = [rest[other] as T, rest[index] as T];
  }
  return rest.slice(0, count);
}
