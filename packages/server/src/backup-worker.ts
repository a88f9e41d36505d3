import { finishBackup } from './platform/backup/finish.ts';
import { purgeDeleted } from './social/privacy/purge.ts';

/** The worker thread that finishes a backup. It drops all deleted accounts, however recent. */
await finishBackup((db) => purgeDeleted(db, Date.now(), Date.now()));
