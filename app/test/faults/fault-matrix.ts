/** Codes for what a player sees of a fault; expectation-titles.ts describes them. */
export type ExpectationCode =
  | ('LD' | 'BZ' | 'OK' | 'DN' | 'DN*' | 'EB' | 'EB15' | 'K' | 'AN' | 'UN' | 'UN15' | 'UN*' | 'RC')
  | ('T' | 'T20' | 'Tf' | 'T!' | 'U' | 'RB' | 'RB20' | 'RB*' | 'WT' | 'IN' | 'LS' | 'PS' | 'DR')
  | ('VL' | 'TX' | 'NE' | 'NF' | 'LW' | '1x' | 'QL' | 'FI' | 'ST');

type MatrixCell = ExpectationCode | `${ExpectationCode}${',' | '+'}${ExpectationCode}` | '–';
/** Type-checks each cell of a row. */
type Checked<Row extends string> = Row extends `${infer First} ${infer Rest}`
  ? First extends MatrixCell
    ? Checked<Rest>
    : `unknown code: ${First}`
  : Row extends MatrixCell
    ? unknown
    : `unknown code: ${Row}`;

const checkedMatrix = <const Rows extends Record<string, string>>(
  rows: Rows & { [Id in keyof Rows]: Checked<Rows[Id]> },
) => rows as Rows;

/** Number of columns; faults.ts lists the faults. */
export const FAULT_COUNT = 17;

/** The expected outcome of each fault, F1 to F17, for every call. */
export const MATRIX = checkedMatrix({
  C01: 'UN UN15 LD,OK UN UN AN AN AN UN UN UN UN* – TX AN – LW',
  C02: 'T T20 BZ,DN Tf T T T T T T+WT DN DN – TX DN IN 1x',
  C03: 'T T20 BZ,DN Tf T T+RC T T T T+WT DN DN – – DN T+RC 1x',
  C04: 'T T20 BZ,DN Tf T T T T T T+WT T! T! – TX T! IN 1x',
  C05: 'T T20 BZ,DN Tf T T T T T T+WT DN DN – TX DN T 1x',
  C06: 'T T20 BZ,DN Tf T T T T T T+WT DN DN – TX DN IN 1x',
  C07: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX EB – LW',
  C08: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX NF – LW',
  C09: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX EB – LW',
  C10: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX EB – LW',
  C11: 'RB RB20 BZ,DN RB RB U RB RB RB RB+WT DN DN – – DN RB QL',
  C12: 'RB RB20 BZ,DN RB RB U RB RB RB RB+WT DN DN – – DN RB QL',
  C13: 'RB RB20 BZ,DN RB RB U RB RB RB RB+WT DN DN – – DN RB 1x',
  C14: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX EB – LW',
  C15: 'RB RB20 BZ,DN RB RB RB+RC RB RB RB RB+WT DN DN – – DN RB 1x',
  C16: 'RB RB20 BZ,DN RB RB RB+RC RB RB RB RB+WT DN DN – – DN RB 1x',
  C17: 'K K K,OK K K K+RC K K K K+WT K K – – K – LW',
  C18: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX EB – LW',
  C19: 'K K K,OK K K K+RC K K K K+WT K DR VL TX K – LW',
  C20: 'T T20 BZ,DN Tf T U T+PS T T T+WT DN DN – TX DN IN FI',
  C21: 'K K K,OK K K K+RC K K K K+WT K DR – TX K – LW',
  C22: 'K K K,OK K K K+RC K K K K+WT K DR VL TX K – LW',
  C23: 'T T20 BZ,DN Tf T U T T T+LS T+WT IN DN – – IN IN 1x',
  C24: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR – TX NE – LW',
  C25: 'ST ST ST ST ST ST ST ST ST ST ST ST ST ST ST ST ST',
  C26: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX EB – LW',
  C27: 'K K K,OK K K K+RC K K K K+WT K DR VL TX K – LW',
  C28: 'K K K,OK K K K+RC K K K K+WT K DR – TX K – LW',
  C29: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX NF – LW',
  C30: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX EB – LW',
  C31: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX EB – LW',
  C32: 'RB RB20 BZ,DN RB RB U RB RB RB RB+WT RB RB* – TX RB RB 1x',
  C33: 'EB EB15 LD,OK EB EB EB+RC EB EB EB EB+WT EB DR VL TX EB – LW',
  C34: 'T T20 BZ,DN Tf T U T T T T+WT DN DN – TX DN IN FI',
  C35: 'RB RB20 BZ,DN RB RB U RB RB RB RB+WT RB DN* – TX DN RB 1x',
  C36: 'T T20 BZ,DN T T T+RC T T T T+WT DN DN – – DN T QL',
  C37: 'T T20 BZ,DN Tf T T T T T T+WT DN DN – TX DN IN 1x',
  C38: 'T T20 BZ,DN T T T+RC T T T T+WT DN DN – – DN T+RC 1x',
  C39: 'T T20 BZ,DN T T T+RC T T T T+WT T DN DN DN T – 1x',
  C40: 'T T20 BZ,DN T T T+RC T T T T+WT DN DN – – DN T 1x',
  // A 404 means that the server has no session list, so there is nothing to fail.
  C41: 'EB EB15 LD,OK EB EB EB+RC EB – EB EB+WT EB DR VL TX EB – LW',
  C42: 'T T20 BZ,DN T T T+RC T DN T T+WT DN DN – – DN RB 1x',
  C43: 'T T20 BZ,DN T T T+RC T T T T+WT DN DN – – DN T+RC 1x',
});

export type CallId = keyof typeof MATRIX;
export type FaultId = `F${number}`;

/** Returns the codes for a call and a fault in order; none for a dash. */
export function codesOf(call: CallId, fault: FaultId): readonly ExpectationCode[] {
  const specialCase = MATRIX[call].split(' ')[Number(fault.slice(1)) - 1];
  if (specialCase === undefined) throw new Error(`The fault matrix has no case ${call}, ${fault}.`);
  return specialCase === '–' ? [] : (specialCase.split(/[,+]/) as ExpectationCode[]);
}
