/** Nothing is wrong, but something could not be checked: a file can't be read, or a server doesn't respond. */
export class Unavailable extends Error {}
