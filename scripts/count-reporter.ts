import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { ROOT } from './build.ts';

/** What a part of the examination came to. */
export type Count = { passed: number; failed: number; failures: readonly string[] };

const REASON_MAX = 1_500;

const reasonOf = (errors: readonly SerializedError[]) =>
  errors
    .map(({ stack, message }) => stack ?? message)
    .join('\n')
    .slice(0, REASON_MAX);

/** Writes what is counted into the file that `COUNT_FILE` names; vitest's own report of the stories is 140 MB. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = unhandled.map((error) => `(outside of a test)\n${reasonOf([error])}`);
    const count = { passed: 0, failed: unhandled.length };
    for (const module of modules) {
      const place = relative(ROOT, module.moduleId);
      const isWhole = module.state() !== 'failed' || module.errors().length === 0;
      if (!isWhole) failures.push(`${place}: (the file)\n${reasonOf(module.errors())}`);
      if (!isWhole) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') count.passed += 1;
        if (state !== 'failed') continue;
        count.failed += 1;
        failures.push(`${place}: ${test.fullName}\n${reasonOf(errors)}`);
      }
    }
    const file = process.env.COUNT_FILE;
    if (file) writeFileSync(file, JSON.stringify({ ...count, failures } satisfies Count));
  }
}
