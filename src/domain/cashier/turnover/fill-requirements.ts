/**
 * Applies counted bets to turnover requirements, the oldest open one first. A correction takes back what
 * a bet contributed.
 */

export const requirementStates = ['open', 'met', 'closed', 'waived', 'reversed'] as const
export type RequirementState = (typeof requirementStates)[number]

export const requirementStateWord: Readonly<Record<RequirementState, string>> = {
  open: '진행중',
  met: '충족',
  closed: '종료',
  waived: '면제',
  reversed: '취소',
}

export type Requirement = {
  readonly id: number
  /** Bets that ended before this do not count; epoch milliseconds. */
  readonly openedAt: number
  readonly needed: number
  readonly done: number
  readonly state: RequirementState
}

/** A bet's contribution to a requirement, in won. */
export type Fill = { readonly requirementId: number; readonly amount: number }

export type Filled = { readonly requirements: readonly Requirement[]; readonly fills: readonly Fill[] }

type Change = {
  /** When the bet got its present result; epoch milliseconds. */
  readonly at: number
  /** Amounts that the bet counted before the change and counts now, in won. */
  readonly before: number
  readonly now: number
}

/**
 * Updates the member's requirements and one bet's contributions after its counted amount changed. An
 * increase goes to the oldest open requirements; a decrease is taken from the latest contributions. An
 * amount for which there is no requirement is dropped.
 */
export function refill({ requirements, fills }: Filled, { at, before, now }: Change): Filled {
  if (now > before) return give({ requirements, fills }, now - before, at)
  const given = fills.reduce((sum, { amount }) => sum + amount, 0)
  return takeBack({ requirements, fills }, Math.max(0, given - now))
}

function give({ requirements, fills }: Filled, amount: number, at: number): Filled {
  let left = amount
  const given = new Map(fills.map(fill => [fill.requirementId, fill.amount]))
  const filled = requirements.map(one => {
    if (one.state !== 'open' || one.openedAt > at || left === 0) return one
    const part = Math.min(left, one.needed - one.done)
    if (part === 0) return one
    left -= part
    given.set(one.id, (given.get(one.id) ?? 0) + part)
    return withDone(one, one.done + part)
  })
  return { requirements: filled, fills: fillsOf(given) }
}

function takeBack({ requirements, fills }: Filled, amount: number): Filled {
  let left = amount
  const given = new Map(fills.map(fill => [fill.requirementId, fill.amount]))
  const emptied = requirements
    .toReversed()
    .map(one => {
      const part = Math.min(left, given.get(one.id) ?? 0)
      if (part === 0) return one
      left -= part
      given.set(one.id, (given.get(one.id) ?? 0) - part)
      return withDone(one, one.done - part)
    })
    .toReversed()
  return { requirements: emptied, fills: fillsOf(given) }
}

/** A filled requirement becomes met; one that is no longer filled reopens. Closed and waived ones stay so. */
const withDone = (one: Requirement, done: number): Requirement => {
  if (one.state !== 'open' && one.state !== 'met') return { ...one, done }
  return { ...one, done, state: done >= one.needed ? 'met' : 'open' }
}

const fillsOf = (given: ReadonlyMap<number, number>): readonly Fill[] =>
  [...given].filter(([, amount]) => amount > 0).map(([requirementId, amount]) => ({ requirementId, amount }))
