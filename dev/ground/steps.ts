import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { FileReport } from './suite-reporter.ts'

const root = join(import.meta.dirname, '../..')

/** The result of a tool that passes or fails as a whole, or of one part of the tests. */
export type StepResult = { readonly name: string; readonly passed: number; readonly failed: number }

export type SuiteResult = {
  readonly files: readonly FileReport[]
  /** The run failed without a failed test: no file loaded, or an error occurred between the tests. */
  readonly isBroken: boolean
}

type Part = 'unit' | 'component' | 'pg' | 'e2e'

/** Number of slowest files that are listed at the end. */
const SLOWEST = 10

/** Runs a tool in parallel with the tests and prints its output when it ends. */
export async function runTool(name: string, tool: string, args: readonly string[]): Promise<StepResult> {
  const child = spawn(join(root, 'node_modules/.bin', tool), args, { cwd: root })
  const said: Buffer[] = []
  child.stdout.on('data', chunk => said.push(chunk))
  child.stderr.on('data', chunk => said.push(chunk))
  const status = await exitOf(child)
  console.log(`\n— ${name}\n${Buffer.concat(said)}`)
  return status === 0 ? { name, passed: 1, failed: 0 } : { name, passed: 0, failed: 1 }
}

/** Runs parts of the tests in one Vitest. The filters choose files. */
export async function runTests(
  parts: readonly Part[],
  filters: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<SuiteResult> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const report = join(root, '.cache', `suite-${process.pid}.json`)
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--passWithNoTests']
  const child = spawn(
    process.execPath,
    [...args, ...parts.flatMap(part => ['--project', part]), ...filters],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, HANPAN_SUITE_REPORT: report },
    },
  )
  const status = await exitOf(child)
  const files: readonly FileReport[] = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : []
  rmSync(report, { force: true })
  return { files, isBroken: status !== 0 && files.every(({ failed }) => failed === 0) }
}

const exitOf = (child: ReturnType<typeof spawn>): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })

/**
 * Prints the slowest files, a table of the parts, the failures, one line per step and, last, the total. Returns the
 * exit code.
 */
export function summarize(tools: readonly StepResult[], { files, isBroken }: SuiteResult): number {
  const parts = Object.entries(Object.groupBy(files, ({ part }) => part))
    .map(([part, own = []]) => figuresOf(part, own))
    .toSorted((a, b) => a.startedAt - b.startedAt)
  const steps = [
    ...tools,
    ...parts.map(({ part, passed, failed }) => ({ name: `tests: ${part}`, passed, failed })),
    ...(isBroken ? [{ name: 'test run', passed: 0, failed: 1 }] : []),
  ]
  console.log('')
  for (const { path, startedAt, endedAt } of slowest(files))
    console.log(`SLOW   ${figure(endedAt - startedAt)} s  ${relative(root, path)}`)
  printParts(parts)
  for (const { path, shaky } of files)
    for (const test of shaky) console.log(`SHAKY  ${relative(root, path)}: ${test}\n`)
  for (const { path, broken } of files)
    for (const test of broken) console.log(`BROKEN ${relative(root, path)}: ${test}\n`)
  const width = Math.max(...steps.map(({ name }) => name.length))
  for (const { name, passed, failed } of steps)
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(width)} ${passed} passed, ${failed} failed`,
    )
  const failed = sumOf(steps, step => step.failed)
  console.log(`${sumOf(steps, step => step.passed)} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

const figuresOf = (part: string, files: readonly FileReport[]) => {
  const startedAt = Math.min(...files.map(file => file.startedAt))
  const setUp = sumOf(files, file => file.setUpSeconds)
  return {
    part,
    files: files.length,
    passed: sumOf(files, file => file.passed),
    failed: sumOf(files, file => file.failed),
    startedAt,
    wall: Math.max(...files.map(file => file.endedAt)) - startedAt,
    processor: sumOf(files, file => file.processorSeconds),
    setUpShare: setUp / Math.max(0.001, setUp + sumOf(files, file => file.testSeconds)),
  }
}

/** Processor time is that of the workers. PostgreSQL and Chromium are not included. */
function printParts(parts: readonly ReturnType<typeof figuresOf>[]): void {
  console.log('\npart        files   tests   wall s   worker processor s   set-up')
  for (const one of parts)
    console.log(
      [
        one.part.padEnd(10),
        String(one.files).padStart(6),
        String(one.passed + one.failed).padStart(7),
        figure(one.wall).padStart(8),
        figure(one.processor).padStart(20),
        `${Math.round(100 * one.setUpShare)} %`.padStart(8),
      ].join(' '),
    )
  console.log('')
}

const figure = (seconds: number): string => seconds.toFixed(1).padStart(6)

const slowest = (files: readonly FileReport[]): readonly FileReport[] =>
  files.toSorted((a, b) => b.endedAt - b.startedAt - (a.endedAt - a.startedAt)).slice(0, SLOWEST)

const sumOf = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0)
