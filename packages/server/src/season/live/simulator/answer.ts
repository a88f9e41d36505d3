/** What the simulator answers before faults. */
export type Answer = { status: number; json: unknown; headers?: Record<string, string> };
