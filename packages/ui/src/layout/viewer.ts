/** Who looks at a screen. `loading`: the session is not known yet. */
export type Viewer = 'loading' | 'anonymous' | 'player';
