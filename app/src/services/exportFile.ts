import { type ExportDocument, parseExportDocument } from '@machine/contract';
import type { ExportTable } from '@machine/ui';
import { strFromU8, unzipSync } from 'fflate';
import papaparse from 'papaparse';

/** In bytes, also of what a ZIP file contains: more would fill the memory of a phone. */
const SIZE_MAX = 100 * 1_024 * 1_024;

export type OpenedExport =
  | { kind: 'ready'; tables: ExportTable[] }
  | { kind: 'rejected'; reason: 'FOREIGN' | 'TOO_LARGE' };

const FOREIGN: OpenedExport = { kind: 'rejected', reason: 'FOREIGN' };
const TOO_LARGE: OpenedExport = { kind: 'rejected', reason: 'TOO_LARGE' };

/** Reads an export that was saved before: the JSON document, a CSV file, or the ZIP with all of them. Sends nothing. */
export async function openExport(file: File, sizeMax = SIZE_MAX): Promise<OpenedExport> {
  if (file.size > sizeMax) return TOO_LARGE;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (strFromU8(bytes.subarray(0, 2)) === 'PK') return openZip(bytes, sizeMax);
    const text = strFromU8(bytes);
    const tables = /^\s*\{/.test(text) ? tablesOfJson(text) : [tableOfCsv(nameOf(file.name), text)];
    return opened(tables);
  } catch {
    return FOREIGN;
  }
}

/** Null stands for what isn't a table of ours. */
function opened(tables: readonly (ExportTable | null)[]): OpenedExport {
  const known = tables.filter((table) => table !== null);
  return known.length === 0 || known.length < tables.length ? FOREIGN : { kind: 'ready', tables: known };
}

/** 'picks (1).csv' is picks. */
const nameOf = (fileName: string) => fileName.replace(/^.*\//, '').replace(/(?: ?\(\d+\))?\.\w+$/, '');

function openZip(bytes: Uint8Array, sizeMax: number): OpenedExport {
  let size = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    size += originalSize;
    return size <= sizeMax && name.endsWith('.csv');
  };
  // The asynchronous variant needs a worker from a blob, which the page's policy forbids.
  const files = unzipSync(bytes, { filter });
  if (size > sizeMax) return TOO_LARGE;
  return opened(Object.entries(files).map(([name, csv]) => tableOfCsv(nameOf(name), strFromU8(csv))));
}

/** Only the names of fields, as in our files. */
const COLUMN = /^[a-zA-Z]\w{0,60}$/;
/** What the export puts before texts that spreadsheets would run as a formula. */
const GUARD = /^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/;

function tableOfCsv(name: string, text: string): ExportTable | null {
  const { data, errors } = papaparse.parse<string[]>(text, { skipEmptyLines: true });
  const [columns = [], ...rows] = data;
  // An empty list has no header.
  if (text !== '' && (columns.length === 0 || !columns.every((column) => COLUMN.test(column)))) return null;
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  return { name, columns, rows: rows.map((row) => columns.map((_, cell) => (row[cell] ?? '').replace(GUARD, ''))) };
}

function tablesOfJson(text: string): (ExportTable | null)[] {
  const document = parseExportDocument(text);
  return document ? [factTable(document), ...listTables(document)] : [null];
}

const factTable = (document: ExportDocument): ExportTable => ({
  name: 'account',
  columns: ['field', 'value'],
  rows: Object.entries(document).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [];
    if (typeof value === 'string') return [[name, value]];
    return Object.entries(value).map(([key, part]) => [`${name}.${key}`, cellOf(part)]);
  }),
});

const listTables = (document: ExportDocument): ExportTable[] =>
  Object.entries(document).flatMap(([name, rows]) => {
    if (!Array.isArray(rows)) return [];
    // A list of texts has one column, which is named after it.
    const records = rows.map((row) => (typeof row === 'string' ? { [name]: row } : row));
    const columns = Object.keys(records[0] ?? {});
    return [{ name, columns, rows: records.map((record) => columns.map((column) => cellOf(record[column]))) }];
  });

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
