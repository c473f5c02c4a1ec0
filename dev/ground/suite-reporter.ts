import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of the worker for this file. */
    processorSeconds?: number
  }
}

/** The recorded results of a test file. Times in seconds. */
export type FileReport = {
  /** `unit`, `component`, `pg` or `e2e`. */
  readonly part: string
  /** Absolute. */
  readonly path: string
  readonly passed: number
  readonly failed: number
  /** Failed tests and files that did not load, each with the first lines of the error. */
  readonly broken: readonly string[]
  /** Tests that failed first and passed on the retry. */
  readonly shaky: readonly string[]
  /** Wall-clock times. A part's wall time is its last end less its first start. */
  readonly startedAt: number
  readonly endedAt: number
  readonly setUpSeconds: number
  readonly testSeconds: number
  /** Processor time of the worker only. PostgreSQL and Chromium are separate processes. */
  readonly processorSeconds: number
}

/** Writes a JSON list of `FileReport` when a run ends. */
export function suiteReporter(file: string): Reporter {
  const started = new Map<string, number>()
  const ended = new Map<string, number>()
  return {
    onTestModuleStart: module => void started.set(module.id, now()),
    onTestModuleEnd: module => void ended.set(module.id, now()),
    onTestRunEnd: modules => {
      const reports = modules.map(module =>
        reportOf(module, started.get(module.id) ?? now(), ended.get(module.id) ?? now()),
      )
      writeFileSync(file, JSON.stringify(reports))
    },
  }
}

const now = () => Date.now() / 1_000

function reportOf(module: TestModule, startedAt: number, endedAt: number): FileReport {
  const tests = [...module.children.allTests()]
  const testSeconds = tests.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0) / 1_000
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  const wholeSeconds =
    (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000
  const failed = tests.filter(test => test.result().state === 'failed')
  const unloaded = module.errors().map(({ message }) => inShort('the file', [message]))
  return {
    part: module.project.name,
    path: module.moduleId,
    passed: tests.filter(test => test.result().state === 'passed').length,
    failed: failed.length + unloaded.length,
    broken: [...unloaded, ...failed.map(troubled)],
    shaky: tests.filter(test => test.diagnostic()?.flaky).map(troubled),
    startedAt,
    endedAt,
    setUpSeconds: Math.max(0, wholeSeconds - testSeconds),
    testSeconds,
    processorSeconds: module.meta().processorSeconds ?? 0,
  }
}

const troubled = (test: TestCase): string =>
  inShort(
    test.fullName,
    (test.result().errors ?? []).map(({ message }) => message),
  )

const inShort = (name: string, messages: readonly string[]): string =>
  [name, ...messages.map(text => text.split('\n', 3).join('\n  '))].join('\n  ')
