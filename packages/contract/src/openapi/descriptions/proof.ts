import * as endpoints from '../../endpoints.ts';
import * as schemas from '../../proof.ts';
import { describeFields } from './describe.ts';

export const proof = [
  describeFields(schemas.receipt, {
    version: 'Version of the format.',
    entry: "Exact text of the prediction's entry in the log.",
    index: 'Position of the entry in the log, from 0.',
    path: 'Hashes of the inclusion path in base64, from the entry up to the root of the checkpoint.',
    checkpoint: 'First checkpoint that contains the entry, a signed note.',
    pick: 'The pick with the time at which it was stored, a signed note.',
  }),
  describeFields(schemas.pickReceipt, {
    receipt: 'The receipt. Null for a pick, or on a prediction, that is older than the log.',
  }),
  describeFields(endpoints.lockPick.sent, {
    pick: 'The pick as it is stored. Null if the server does not repeat it.',
    receipt:
      'Receipt of the pick. Null on a prediction that is older than the log; absent on servers without receipts.',
  }),
];
