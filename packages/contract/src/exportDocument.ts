import * as z from 'zod/mini';

const row = z.record(z.string(), z.unknown());

/** A saved export: when it was made, single facts by kind, and lists of rows. Servers may add further kinds. */
const exportDocument = z.catchall(
  z.object({ exportedAt: z.string().check(z.minLength(1)) }),
  z.union([z.string(), z.array(z.union([z.string(), row])), row]),
);
export type ExportDocument = z.infer<typeof exportDocument>;

/** Returns a saved export; null if the text isn't one. */
export function parseExportDocument(text: string): ExportDocument | null {
  try {
    const parsed = z.safeParse(exportDocument, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
