import { DAY, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { type Background, repeating } from '../process/background.ts'
import type { Deps } from '../process/deps.ts'

const LOOK_EVERY = 10 * MINUTE
const CHECK_EVERY = DAY
const KEPT_FOR = 400 * DAY
/** Of books that are broken the first faults are enough to begin with. */
const FAULTS_MAX = 20

/** Books that the house proves once a day, and where it keeps what came out. */
export type DailyCheck<Found extends { readonly faults: readonly string[] }> = {
  /** What is said when they are wrong. */
  readonly wrong: string
  readonly findLast: () => Promise<{ readonly at: Instant } | undefined>
  /** Looks at all of it; the faults in words. */
  readonly prove: () => Promise<Found>
  readonly save: (found: Found & { readonly at: Instant; readonly faults: string[] }) => Promise<unknown>
  readonly dropBefore: (before: Instant) => Promise<unknown>
}

type CheckDeps = Pick<Deps, 'clock' | 'log'>

/**
 * Proves the books where nobody has done so for a day, and keeps what came out; false where it was not due. Two
 * processes that do it at once have both done it, which harms nobody.
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

/** Does it beside the running house. */
export const dailyCheck = (name: string, deps: CheckDeps, work: () => Promise<boolean>): Background =>
  repeating(name, { every: LOOK_EVERY, work, log: deps.log })
