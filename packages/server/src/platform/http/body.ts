import { HttpError } from './http-error.ts';

export const BODY_MAX_BYTES = 16 * 1024;
const JSON_MAX_DEPTH = 10;

/** Parses the JSON body of a request; undefined when it is empty. Throws an `HttpError` (400, 413, 415). */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (type !== null && !isJson(type)) throw wrongType();
  const text = await readText(request);
  if (text === '') return undefined;
  if (type === null) throw wrongType();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON.');
  }
  if (isDeeper(value, JSON_MAX_DEPTH)) throw new HttpError(400, 'The request body is nested too deeply.');
  return value;
}

// Only this type: browsers send some others cross-site without a preflight.
const isJson = (type: string) => /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i.test(type.trim());

const wrongType = () => new HttpError(415, 'The Content-Type must be application/json.');
const tooLarge = () => new HttpError(413, 'The request body is too large.');

// Hono's `bodyLimit` reads bodies before the handler, so a slow upload would outlive the deadline of its request.
async function readText(request: Request): Promise<string> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (length > BODY_MAX_BYTES) throw tooLarge();
  // The HTTP parser enforces Content-Length, so the bytes need no counting.
  if (length >= 0) return request.text();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BODY_MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
