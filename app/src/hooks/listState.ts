/** Maps a list to the state of its screen, which has the rows under a name. */
export const listState = <Name extends string, Row>(name: Name, rows: readonly Row[]) =>
  (rows.length === 0 ? { kind: 'empty' } : { kind: 'ready', [name]: rows }) as
    | { kind: 'empty' }
    | ({ kind: 'ready' } & Record<Name, readonly Row[]>);
