import type * as z from 'zod/mini';
import type { SHARED } from './shared.ts';

type Shared = keyof typeof SHARED;
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** The description of a field. If its objects have no schema of their own, also those of their fields. */
export type FieldText<Value> = string | readonly [text: string, fields: FieldTexts<ItemOf<NonNullable<Value>>>];

/** A description of each field; those of `SHARED` may be left out. */
export type FieldTexts<Value> = {
  readonly [Name in Exclude<keyof Value, Shared>]-?: FieldText<Value[Name]>;
} & { readonly [Name in keyof Value & Shared]?: FieldText<Value[Name]> };

/** A schema and the descriptions of its fields. */
export type Description = readonly [schema: z.ZodMiniType, texts: AnyTexts];
export type AnyTexts = { readonly [name: string]: string | readonly [text: string, fields: AnyTexts] };

/** Describes the fields of a schema. The compiler reports fields that are missing or that don't exist. */
export const describeFields = <Schema extends z.ZodMiniType>(
  schema: Schema,
  texts: FieldTexts<NonNullable<z.output<Schema>>>,
): Description => [schema, texts as AnyTexts];
