import type { Kind } from '../kind.ts'
import type { PickName } from '../pick-ids.ts'

/** True when two picks can't both win in one draw: 홀 and 짝, but also 홀 and 짝+언더 (handbook 3.4). */
export type AreOpposite = (one: PickName, other: PickName) => boolean

/** For rounds whose event has its own rules, the kind with those rules. */
type Counted = Pick<Kind<unknown>, 'outcomes'>

const keyOf = ({ market, pick }: PickName): string => `${market} ${pick}`

/**
 * The draws in which a pick wins, one bit for each distinct outcome, and the most that it pays in
 * addition to its odds.
 */
type Ends = { readonly wins: bigint; readonly extraMax: number }

const known = new WeakMap<Counted, ReadonlyMap<string, Ends>>()

function endsOf(kind: Counted): ReadonlyMap<string, Ends> {
  const ends = known.get(kind) ?? countEnds(kind)
  known.set(kind, ends)
  return ends
}

/**
 * Returns the opposite-picks rule of a kind. All outcomes are enumerated once in each process, which
 * takes up to a third of a second; call it where no one waits.
 */
export function oppositePicks(kind: Counted): AreOpposite {
  const ends = endsOf(kind)
  const winsOf = (pick: PickName) => ends.get(keyOf(pick))?.wins ?? 0n
  return (one, other) => (winsOf(one) & winsOf(other)) === 0n
}

/**
 * The maximum extra payout of a pick, in multiples of the stake on top of its odds. Computed together
 * with the opposite picks.
 */
export const extraMax = (kind: Counted, pick: PickName): number =>
  endsOf(kind).get(keyOf(pick))?.extraMax ?? 0

function countEnds(kind: Counted): ReadonlyMap<string, Ends> {
  const ends = new Map<string, Ends>()
  for (const [place, { results }] of kind.outcomes().entries())
    for (const { market, won, extra } of results)
      for (const pick of won) {
        const key = keyOf({ market, pick })
        const { wins, extraMax: most } = ends.get(key) ?? { wins: 0n, extraMax: 0 }
        ends.set(key, { wins: wins | (1n << BigInt(place)), extraMax: Math.max(most, extra?.[pick] ?? 0) })
      }
  return ends
}
