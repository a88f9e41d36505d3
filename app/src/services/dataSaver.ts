type NavigatorWithConnection = Navigator & { connection?: { saveData: boolean } };

/** Returns whether data-saver mode is on; false where the browser does not report it. */
export const isDataSaverOn = () => (navigator as NavigatorWithConnection).connection?.saveData === true;
