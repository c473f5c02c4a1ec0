import type { Kind } from '../kind.ts'
import type { PickName } from '../pick-ids.ts'

/** Whether two picks can never win in one draw: 홀 and 짝, but 홀 and 짝+언더 as well (handbook 3.4). */
export type AreOpposite = (one: PickName, other: PickName) => boolean

type Counted = Pick<Kind<unknown>, 'id' | 'outcomes'>

const keyOf = ({ market, pick }: PickName): string => `${market} ${pick}`

/** By each pick, the draws in which it wins: one bit for all that come out alike. */
type Wins = ReadonlyMap<string, bigint>

const known = new Map<string, Wins>()

/**
 * The rule of a kind's picks. All that can come out is gone through once a process, which takes up to a third of a second:
 * ask for it where nobody waits.
 */
export function oppositePicks(kind: Counted): AreOpposite {
  const wins = known.get(kind.id) ?? countWins(kind)
  known.set(kind.id, wins)
  return (one, other) => ((wins.get(keyOf(one)) ?? 0n) & (wins.get(keyOf(other)) ?? 0n)) === 0n
}

function countWins(kind: Counted): Wins {
  const wins = new Map<string, bigint>()
  for (const [place, { results }] of kind.outcomes().entries())
    for (const { market, won } of results)
      for (const pick of won) {
        const key = keyOf({ market, pick })
        wins.set(key, (wins.get(key) ?? 0n) | (1n << BigInt(place)))
      }
  return wins
}
