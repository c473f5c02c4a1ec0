import type { Kind } from '../kind.ts'
import type { PickName } from '../pick-ids.ts'

/** Whether two picks can never win in one draw: 홀 and 짝, but 홀 and 짝+언더 as well (handbook 3.4). */
export type AreOpposite = (one: PickName, other: PickName) => boolean

/** Of a round whose event has rules of its own, the kind as it is there. */
type Counted = Pick<Kind<unknown>, 'outcomes'>

const keyOf = ({ market, pick }: PickName): string => `${market} ${pick}`

/** What a pick may come to: the draws in which it wins, one bit for all that come out alike, and the most it pays on top. */
type Ends = { readonly wins: bigint; readonly extraMax: number }

const known = new WeakMap<Counted, ReadonlyMap<string, Ends>>()

function endsOf(kind: Counted): ReadonlyMap<string, Ends> {
  const ends = known.get(kind) ?? countEnds(kind)
  known.set(kind, ends)
  return ends
}

/**
 * The rule of a kind's picks. All that can come out is gone through once a process, which takes up to a third of a second:
 * ask for it where nobody waits.
 */
export function oppositePicks(kind: Counted): AreOpposite {
  const ends = endsOf(kind)
  const winsOf = (pick: PickName) => ends.get(keyOf(pick))?.wins ?? 0n
  return (one, other) => (winsOf(one) & winsOf(other)) === 0n
}

/** The most whole stakes that a pick of a kind pays on top of its odds; counted with its opposite picks. */
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
