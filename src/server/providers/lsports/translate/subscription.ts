import { PRE_MATCH_STATES } from '../suspensions.ts'
import { asInteger, asObject, type WireObject } from '../wire/wire-reading.ts'
import type { KnownFixture, Subscription } from './fixture-memory.ts'
import type { EventHead, Translation } from './translation.ts'

/** The vendor's package numbers. */
const [IN_PLAY, PRE_MATCH] = [1, 2]
const SUBSCRIBED = 1
/** Out of quota, removed before the start, removed after it. */
const GONE: ReadonlySet<number> = new Set([2, 3, 4])

/** Stores what an event says about the subscription to its fixture (decision 0035). */
export function noteSubscription(
  head: EventHead,
  fixture: WireObject,
  known: KnownFixture,
  into: Translation,
): void {
  const subscription = asObject(fixture.Subscription)
  const type = asInteger(subscription?.Type)
  const status = asInteger(subscription?.Status)
  for (const kind of type === IN_PLAY || type === PRE_MATCH ? [type] : [IN_PLAY, PRE_MATCH]) {
    const before = known.subscriptions.get(kind)
    if (before && head.at < before.at) continue
    const state = stateAfter(before?.state, status, into.origin === 'snapshot')
    if (!state) continue
    known.subscriptions.set(kind, { at: head.at, state })
    if (state === 'returning') into.incomplete.add(head.fixtureId)
  }
}

/** Undefined if the event says nothing about it. */
function stateAfter(
  before: Subscription['state'] | undefined,
  status: number | undefined,
  isSnapshot: boolean,
): Subscription['state'] | undefined {
  if (status !== undefined && GONE.has(status)) return 'gone'
  if (status === SUBSCRIBED)
    return isSnapshot || before === undefined || before === 'subscribed' ? 'subscribed' : 'returning'
  return isSnapshot && before === 'returning' ? 'subscribed' : undefined
}

/**
 * Whether the package that prices the fixture in its current status excludes it. If that package has said nothing, the
 * other one counts.
 */
function isUnsubscribed({ subscriptions, status = 'not-started' }: KnownFixture): boolean {
  const [own, other] = PRE_MATCH_STATES.has(status) ? [PRE_MATCH, IN_PLAY] : [IN_PLAY, PRE_MATCH]
  const word = subscriptions.get(own) ?? subscriptions.get(other)
  return word !== undefined && word.state !== 'subscribed'
}

/** The adapter's own suspension of fixtures that are not included. */
export const tellSubscription = ({ fixtureId }: EventHead, known: KnownFixture, into: Translation): void => {
  if (known.subscriptions.size > 0) into.unsubscribed.push({ fixtureId, on: isUnsubscribed(known) })
}
