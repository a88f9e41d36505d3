import * as z from 'zod/mini';
import { count, id, nullablePercent, nullableTime, percent, stars, time } from '../wire.ts';

const isoTime = z.iso.datetime({ offset: true });
const wholeNumber = z.int().check(z.minimum(0));
const tenths = z.number().check(z.minimum(0), z.multipleOf(0.1));
const percentage = z.number().check(z.minimum(0), z.maximum(100));

/** The twins made so far, by the schema they were made from; at first those of blocks that accept more than a server may send. */
const twins = new Map<z.core.$ZodType, z.ZodMiniType>([
  [time, isoTime],
  [nullableTime, z.nullable(isoTime)],
  [count, wholeNumber],
  [stars, tenths],
  [percent, percentage],
  [nullablePercent, z.nullable(percentage)],
]);

/**
 * Returns the strict twin of a response schema: what a server must send. It has no fallbacks, knows all values, and
 * rejects invalid rows and unknown fields. Equal parts have the same twin.
 */
export function strictOf(schema: z.core.$ZodType): z.ZodMiniType {
  const strict = twins.get(schema) ?? build(schema as z.core.$ZodTypes);
  twins.set(schema, strict);
  return strict;
}

/** The names and descriptions of building blocks in the generated documents. */
export const BLOCKS: readonly (readonly [z.core.$ZodType, name: string, description: string])[] = [
  [strictOf(id), 'Id', 'Clients convert numbers to strings.'],
  [isoTime, 'Time', 'ISO 8601 with an offset.'],
  [wholeNumber, 'Count', 'A whole number.'],
  [tenths, 'Stars', 'At most one decimal.'],
  [percentage, 'Percentage', 'Percent.'],
];

export const strictSchemas = (): ReadonlyMap<z.core.$ZodType, z.ZodMiniType> => twins;

function build(schema: z.core.$ZodTypes): z.ZodMiniType {
  const { def } = schema._zod;
  switch (def.type) {
    case 'catch':
      return strictOf(def.innerType);
    case 'default':
      return z.optional(strictOf(def.innerType));
    case 'pipe':
      // A transform in front makes more values acceptable; one behind changes only what the client gets.
      return strictOf(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'object': {
      const shape = Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, strictOf(field)]));
      return def.catchall === undefined ? z.strictObject(shape) : z.looseObject(shape);
    }
    case 'array':
      return z.array(strictOf(def.element));
    case 'nullable':
      return z.nullable(strictOf(def.innerType));
    case 'optional':
      return z.optional(strictOf(def.innerType));
    case 'union':
      return z.union(def.options.map(strictOf));
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'unknown':
      return schema as unknown as z.ZodMiniType;
    default:
      throw new Error(`strictOf() has no rule for a schema of type '${def.type}'.`);
  }
}
