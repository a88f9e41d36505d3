/** Who reads: messages are for those who are logged in. */
export type MessageViewer = { kind: 'loading' } | { kind: 'anonymous' } | { kind: 'player'; userId: string };
