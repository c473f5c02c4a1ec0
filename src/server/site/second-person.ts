import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import {
  AMOUNTS_WINDOW,
  type AmountClass,
  isForTwo,
  type PlainClass,
} from '#domain/operators/second-person.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Act } from './acts.ts'
import {
  deleteAmountsAlone,
  insertAmountAlone,
  lockAmountsAlone,
  sumAmountsAlone,
} from './second-person.sql.ts'
import type { Site } from './site-state.ts'

type Words = Pick<Act, 'act' | 'subject' | 'before' | 'after'>
/** An operation as it will be logged, and its class. */
type ActForTwo = Words & { readonly class: PlainClass }

type Rules = Pick<Site, 'settings'>
type Needed = Refusal<'SECOND_PERSON_NEEDED'>

/**
 * Returns why an operator may not do this alone (X4); undefined if one is enough, or if a second has approved. Call it
 * inside the operation's transaction after locking everything it depends on: the refusal rolls the operation back, and
 * the call is stored and run again once somebody approves. Its route declares SECOND_PERSON_NEEDED.
 */
export function refusalForOne(
  site: Rules,
  { secondedBy }: Pick<Caller, 'secondedBy'>,
  act: ActForTwo,
): Needed | undefined {
  if (secondedBy !== undefined || !isForTwo(site.settings().secondPerson, act.class)) return undefined
  return { code: 'SECOND_PERSON_NEEDED', ...act }
}

/** An amount that an operator moves, in won or points. `memberId` is null when several members get it. */
type OperatorAmount = {
  readonly class: AmountClass
  readonly operator: Pick<Caller, 'memberId' | 'secondedBy'>
  readonly memberId: MemberId | null
  readonly amount: number
  /** The part that was not counted before, for an operation that changes an amount; by default all of it. */
  readonly adds?: number
  readonly at: Instant
}

/**
 * Returns true when an amount needs a second operator (X4): the amount alone, or together with those that the same
 * operator moved alone in this class for this member within 24 hours, reaches the rule's sum. Otherwise records the
 * amount in the transaction. Amounts that a second operator approved are not recorded. Call it before wallets are
 * locked (docs/locks.md).
 */
export async function takesTwo(
  tx: Tx,
  site: Rules,
  { class: of, operator, memberId, amount, adds = amount, at }: OperatorAmount,
): Promise<boolean> {
  const rules = site.settings().secondPerson
  if (operator.secondedBy !== undefined || rules[of] === undefined) return false
  const key = { class: of, operatorId: operator.memberId, memberId }
  await lockAmountsAlone(tx, key)
  const sum = await sumAmountsAlone(tx, key, instant(at - AMOUNTS_WINDOW))
  if (isForTwo(rules, of, Math.max(amount, sum + adds))) return true
  await insertAmountAlone(tx, { ...key, amount: adds, at })
  return false
}

/** Deletes amounts that are older than the window and count in no sum; returns how many. */
export const purgeAmountsAlone = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  deleteAmountsAlone(db, instant(clock.now() - AMOUNTS_WINDOW))

/** Returns the refusal of an amount that needs a second operator (X4), undefined otherwise. See `takesTwo`. */
export const refusalForAmount = async (
  tx: Tx,
  site: Rules,
  { act, subject, before, after, ...amount }: OperatorAmount & Words,
): Promise<Needed | undefined> =>
  (await takesTwo(tx, site, amount))
    ? amountNeedsTwo(amount.class, { act, subject, before, after })
    : undefined

/** Returns the refusal for an amount for which `takesTwo` returned true. */
export const amountNeedsTwo = (of: AmountClass, act: Words): Needed => ({
  code: 'SECOND_PERSON_NEEDED',
  class: of,
  ...act,
})
