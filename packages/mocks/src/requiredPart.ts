import type { Endpoint } from '@machine/contract/endpoint.ts';

type Schema = NonNullable<Endpoint['response']>;
type Definition = {
  type: string;
  innerType: Schema;
  in: Schema;
  out: Schema;
  element: Schema;
  shape: Record<string, Schema>;
};
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** Returns the body without the fields that its schema makes optional. */
export function requiredPart(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'catch':
    case 'nullable':
    case 'optional':
      return requiredPart(definition.innerType, value);
    case 'pipe':
      return requiredPart(definitionOf(definition.in).type === 'transform' ? definition.out : definition.in, value);
    case 'array':
      return (value as unknown[]).map((row) => requiredPart(definition.element, row));
    case 'object':
      return Object.fromEntries(
        Object.entries(value).flatMap(([name, part]) => {
          const field = definition.shape[name];
          return field && isOptional(field) ? [] : [[name, field ? requiredPart(field, part) : part]];
        }),
      );
    default:
      return value;
  }
}

/** Returns whether the contract makes it with `omittable` or `optional`. */
function isOptional(schema: Schema): boolean {
  const { type, innerType } = definitionOf(schema);
  return type === 'default' || (type === 'catch' && definitionOf(innerType).type === 'optional');
}
