import type { Refusal } from '#contract/wire/refusals.ts'
import { isForTwo, type SecondPersonClass } from '#domain/operators/second-person.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Act } from './acts.ts'
import type { Site } from './site-state.ts'

/** An act as the log will tell of it, and the class that it belongs to. */
type ActForTwo = Pick<Act, 'act' | 'subject' | 'before' | 'after'> & {
  readonly class: SecondPersonClass
  /** What it is about in won or points, where that decides. */
  readonly amount?: number
}

/**
 * Why an operator may not do this alone (X4); undefined where one is enough, and where a second has said yes. To be
 * asked inside the act's transaction, when all that it goes by is locked: refused with it, the act leaves no trace, and
 * the call is kept as an ask that runs it again once somebody approves. Its route declares SECOND_PERSON_NEEDED.
 */
export function refusalForOne(
  site: Pick<Site, 'settings'>,
  { secondedBy }: Pick<Caller, 'secondedBy'>,
  { amount, ...act }: ActForTwo,
): Refusal<'SECOND_PERSON_NEEDED'> | undefined {
  if (secondedBy !== undefined || !isForTwo(site.settings().secondPerson, act.class, amount)) return undefined
  return { code: 'SECOND_PERSON_NEEDED', ...act }
}
