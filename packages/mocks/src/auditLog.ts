import type { AuditCheckpoints, AuditEntries } from '@machine/contract/audit.ts';
import type { Audit, AuditPath } from '@machine/contract/auditLog.ts';
import { mockedLog } from './mockedLog.ts';
import { finalReceipt } from './receipt.ts';

/* What auditors read of the mocked log. Most of its entries are left out. */

export const emptyAudit: Audit = { ...mockedLog.audit, checkpoint: null };

const signed = new Set([...mockedLog.receipts, mockedLog.audit].map(({ checkpoint }) => checkpoint ?? ''));

export const auditCheckpoints: AuditCheckpoints = {
  // The second line says how many entries it covers.
  checkpoints: Array.from(signed, (checkpoint) => ({ size: Number(checkpoint.split('\n')[1]), checkpoint })),
  next: null,
};

export const auditEntries: AuditEntries = {
  entries: [{ index: finalReceipt.index, entry: finalReceipt.entry }],
  next: null,
};

export const auditInclusion: AuditPath = { path: finalReceipt.path };
