export { toBase64 } from './format/bytes.mjs';
export { canonical } from './format/canonical-json.mjs';
export { readCheckpoint, verifyCheckpoint } from './format/checkpoint.mjs';
export { parseEntry } from './format/entry.mjs';
export { readKey } from './format/key.mjs';
export { verifyNote } from './format/note.mjs';
export { Rejection } from './format/rejection.mjs';
export { leafHash, verifyConsistency, verifyInclusion } from './format/tree.mjs';
export { readPick, verifyReceipt } from './receipt/verify-receipt.mjs';
