/** Characters that look alike in a lower-case name. */
const LOOKALIKES: readonly [RegExp, string][] = [
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/2/g, 'z'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/[68]/g, 'b'],
  [/7/g, 't'],
  [/9/g, 'g'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Returns what is left of a name when letters that look alike count as the same one. */
export const skeletonOf = (text: string) =>
  LOOKALIKES.reduce(
    (skeleton, [pattern, letter]) => skeleton.replace(pattern, letter),
    text.toLowerCase().replaceAll('_', ''),
  );
