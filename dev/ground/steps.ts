import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type StepResult = {
  readonly name: string
  readonly passed: number
  readonly failed: number
  /** Tests that failed first and passed when tried again: they or what they test have a race to be found. */
  readonly shaky?: readonly string[]
  /** Tests that failed, each with its file and the first words of why. */
  readonly broken?: readonly string[]
  readonly files?: readonly TimedFile[]
}

type TimedFile = { readonly path: string; readonly seconds: number }

/** So many of the slowest files are named at the end. */
const SLOWEST = 10

/** A tool that is right or wrong as a whole, such as the type check. */
export function runTool(name: string, tool: string, args: readonly string[]): StepResult {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(join(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: 'inherit' })
  return status === 0 ? { name, passed: 1, failed: 0 } : { name, passed: 0, failed: 1 }
}

/** One project of the tests, counted test by test. */
export function runTests(project: string, filters: readonly string[], env: NodeJS.ProcessEnv): StepResult {
  console.log(`\n— tests: ${project}`)
  const report = join(root, '.cache', `vitest-${project}-${process.pid}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    '--passWithNoTests',
  ]
  const { status } = spawnSync(process.execPath, [...args, ...reporters, ...filters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const counted = readReport(report)
  // A run that fails without a failed test broke elsewhere: a file that does not load, an unhandled error.
  const failed = status === 0 ? counted.failed : Math.max(1, counted.failed)
  return { ...counted, name: `tests: ${project}`, failed }
}

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly FileReport[]
}
type FileReport = {
  readonly name: string
  /** Milliseconds; from its first test to its last. */
  readonly startTime: number
  readonly endTime: number
  readonly assertionResults: readonly Asserted[]
}
type Asserted = {
  readonly status: string
  readonly fullName: string
  readonly failureMessages: readonly string[]
}

function readReport(file: string): Omit<StepResult, 'name'> {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  const troubled = (status: string) =>
    report.testResults.flatMap(file =>
      file.assertionResults
        .filter(test => test.status === status && test.failureMessages.length > 0)
        .map(test => inShort(file, test)),
    )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    shaky: troubled('passed'),
    broken: troubled('failed'),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      path: relative(root, name),
      seconds: (endTime - startTime) / 1_000,
    })),
  }
}

/** Where a test stands, its name, and the first lines of each time that it failed; the whole stands where it ran. */
const inShort = ({ name }: FileReport, { fullName, failureMessages }: Asserted): string =>
  [
    `${relative(root, name)}: ${fullName}`,
    ...failureMessages.map(text => text.split('\n', 3).join('\n  ')),
  ].join('\n  ')

/**
 * Prints what passed only when tried again, the slowest files, what failed, one line a step and, last, the sum;
 * gives the exit code.
 */
export function summarize(results: readonly StepResult[]): number {
  const width = Math.max(...results.map(one => one.name.length))
  console.log('')
  for (const { name, shaky = [] } of results)
    for (const test of shaky) console.log(`SHAKY  ${name}: passed at the second try: ${test}\n`)
  for (const { path, seconds } of slowest(results))
    console.log(`SLOW   ${seconds.toFixed(1).padStart(6)} s  ${path}`)
  for (const { name, broken = [] } of results)
    for (const test of broken) console.log(`BROKEN ${name}: ${test}\n`)
  for (const { name, passed, failed } of results)
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(width)} ${passed} passed, ${failed} failed`,
    )
  const sum = (of: (one: StepResult) => number) => results.reduce((total, one) => total + of(one), 0)
  const failed = sum(one => one.failed)
  console.log(`${sum(one => one.passed)} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

const slowest = (results: readonly StepResult[]): readonly TimedFile[] =>
  results
    .flatMap(({ files = [] }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
