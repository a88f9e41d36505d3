/** Returns the ids of the users that a viewer doesn't see, and who don't see the viewer. */
export type HiddenFrom = (viewerId: string) => Promise<ReadonlySet<string>>;

const NOBODY: ReadonlySet<string> = new Set();

/** For servers without blocks. */
export const hidesNobody: HiddenFrom = async () => NOBODY;
