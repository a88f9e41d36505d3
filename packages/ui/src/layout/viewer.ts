/** Who looks at a screen, once the session is known. */
export type Viewer = 'loading' | 'anonymous' | 'player';
