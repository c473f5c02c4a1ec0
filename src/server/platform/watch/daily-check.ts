import { DAY, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { type Background, repeating } from '../process/background.ts'
import type { Deps } from '../process/deps.ts'

const LOOK_EVERY = 10 * MINUTE
const CHECK_EVERY = DAY
const KEPT_FOR = 400 * DAY
/** Maximum number of stored faults. */
const FAULTS_MAX = 20

/** A daily verification, and where its result is stored. */
export type DailyCheck<Found extends { readonly faults: readonly string[] }> = {
  /** Log message when it finds faults. */
  readonly wrong: string
  readonly findLast: () => Promise<{ readonly at: Instant } | undefined>
  /** Verifies everything; returns the faults as texts. */
  readonly prove: () => Promise<Found>
  readonly save: (found: Found & { readonly at: Instant; readonly faults: string[] }) => Promise<unknown>
  readonly dropBefore: (before: Instant) => Promise<unknown>
}

type CheckDeps = Pick<Deps, 'clock' | 'log'>

/**
 * Verifies if the last check is a day old, and stores the result; false if not due. Two concurrent processes may both
 * do it, which is harmless.
 */
export async function checkWhenDue<Found extends { readonly faults: readonly string[] }>(
  { clock, log }: CheckDeps,
  { wrong, findLast, prove, save, dropBefore }: DailyCheck<Found>,
): Promise<boolean> {
  const last = await findLast()
  if (last && clock.now() - last.at < CHECK_EVERY) return false
  const found = await prove()
  const faults = found.faults.slice(0, FAULTS_MAX)
  if (faults.length > 0) log.error({ faults }, wrong)
  await save({ ...found, at: clock.now(), faults })
  await dropBefore(instant(clock.now() - KEPT_FOR))
  return true
}

/** Runs it in the background. */
export const dailyCheck = (name: string, deps: CheckDeps, work: () => Promise<boolean>): Background =>
  repeating(name, { every: LOOK_EVERY, work, log: deps.log })
