// Ends a test run with one plain line that any tool can parse: how many passed, how many failed.
import type { Reporter, TestModule } from 'vitest/node'

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], faults: readonly unknown[]) {
    let passed = 0
    // A module that did not load has no tests, but it is a failure.
    let failed = faults.length
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      if (module.state() === 'failed' && tests.every((test) => test.result().state !== 'failed')) failed += 1
      for (const test of tests) {
        if (test.result().state === 'passed') passed += 1
        if (test.result().state === 'failed') failed += 1
      }
    }
    console.log(`\n${passed} passed, ${failed} failed`)
  }
}
