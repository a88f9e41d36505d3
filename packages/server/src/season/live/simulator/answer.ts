/** An answer of the simulator before faults. */
export type Answer = { status: number; json: unknown; headers?: Record<string, string> };
