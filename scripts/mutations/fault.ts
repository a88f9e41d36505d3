export type Area = 'server' | 'queries' | 'interface';

/** A mistake that a test must find. It compiles, and breaks one rule of the product. */
export type Fault = {
  /** The broken behavior, as a sentence. */
  name: string;
  area: Area;
  file: string;
  /** The exact text to replace, which occurs once in the file. */
  find: string;
  replace: string;
};

/** Returns a function that describes a fault of an area in a file of a folder. */
export const faultsIn =
  (area: Area, folder: string) =>
  (name: string, file: string, find: string, replace: string): Fault => ({
    name,
    area,
    file: `${folder}/${file}`,
    find,
    replace,
  });
