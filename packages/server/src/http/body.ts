import { Refusal } from './refusal.ts';

export const BODY_MAX_BYTES = 16 * 1024;
const JSON_MAX_DEPTH = 10;

/** The JSON that a call carries; undefined when it carries nothing. Throws a `Refusal` (400, 413, 415). */
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
    throw new Refusal(400, 'The body is not valid JSON.');
  }
  if (isDeeper(value, JSON_MAX_DEPTH)) throw new Refusal(400, 'The body is nested too deeply.');
  return value;
}

// Exactly this: a browser sends other types across sites without asking first.
const isJson = (type: string) => /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i.test(type.trim());

const wrongType = () => new Refusal(415, 'The body must be sent as application/json.');
const tooLarge = () => new Refusal(413, 'The body is too large.');

async function readText(request: Request): Promise<string> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (length > BODY_MAX_BYTES) throw tooLarge();
  // A stated length is kept by the HTTP parser: no need to count.
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
