export type Area = 'server' | 'queries' | 'interface';

/** A mistake that a test must find. It compiles, and breaks one rule of the product. */
export type Fault = {
  /** The broken behavior, as a sentence. */
  name: string;
  area: Area;
  file: string;
  /** The exact text to replace, which occurs once in the file. Of several, the first that does is taken. */
  find: string | readonly string[];
  replace: string;
};
