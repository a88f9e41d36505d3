import { safeStorage } from './safeStorage.ts';

/** What is stored for the life of the tab. */
export const { read: readTabItem, write: writeTabItem, keys: tabItemKeys } = safeStorage(() => sessionStorage);
