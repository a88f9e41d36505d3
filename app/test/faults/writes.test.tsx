import { ACCOUNT_WRITES } from './fixtures-account.ts';
import { WRITES } from './fixtures-write.ts';
import { runFaultCases } from './run-cases.ts';

runFaultCases([...WRITES, ...ACCOUNT_WRITES]);
