import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openNote, readPublicKey } from '../../testing/verify-receipt.ts';
import { canonicalJson } from './canonical-json.ts';
import { createSigner } from './note.ts';

/** The first test key of RFC 8032, section 7.1. */
const PRIVATE = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
const PUBLIC = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex');

const signer = createSigner(PRIVATE);
const key = await readPublicKey(signer.publicKey);

it('names itself after its public key, with an id as in signed notes', () => {
  const origin = `beat-the-machine/${createHash('sha256').update(PUBLIC).digest('hex').slice(0, 16)}`;
  const typed = Buffer.concat([Uint8Array.of(1), PUBLIC]);
  const id = createHash('sha256').update(`${origin}\n`).update(typed).digest('hex').slice(0, 8);
  expect(signer.origin).toBe(origin);
  expect(signer.publicKey).toBe(`${origin}+${id}+${typed.toString('base64')}`);
  expect(key).toMatchObject({ text: signer.publicKey, origin });
});

it('signs its lines, the same way each time', async () => {
  const note = signer.sign(['one', 'two é']);
  expect(note).toBe(signer.sign(['one', 'two é']));
  expect(note).toMatch(/^one\ntwo é\n\n— beat-the-machine\/[0-9a-f]{16} [A-Za-z0-9+/]{91}=\n$/);
  expect(await openNote(note, key, 'The note')).toEqual(['one', 'two é']);
});

it('writes canonical JSON', () => {
  const value = { b: [1.5, true, null, 'é"\n\u2028'], a: { '€': 0, ö: -0, Z: 60 }, '1': '' };
  expect(canonicalJson(value)).toBe('{"1":"","a":{"Z":60,"ö":0,"€":0},"b":[1.5,true,null,"é\\"\\n\u2028"]}');
});
