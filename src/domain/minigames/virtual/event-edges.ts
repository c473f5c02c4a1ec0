import type { RoundName } from '../../draws/round-draw.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import type { Kind, Returns } from '../kind.ts'

/** The house edge of a market over many events, as a share of the stake, for all picks that are offered. */
export type EventEdge = {
  /** The market; those of a race's winners count as one (`trifecta`). */
  readonly market: string
  /** Korean. */
  readonly label: string
  readonly mean: Fraction
  readonly least: Fraction
  readonly most: Fraction
  /** Share of the picks that are not offered, because their fair price is above the highest price. */
  readonly closed: Fraction
}

/** Rounds of one day that represent all events: every tenth of 480. Events follow from their names alone. */
export const sampleRounds = (gameId: number): readonly RoundName[] =>
  Array.from({ length: 48 }, (_, place) => ({
    gameId,
    roundId: `20260101-${String(place * 10 + 1).padStart(4, '0')}`,
  }))

const [TRIFECTA, TRIFECTA_LABEL] = ['trifecta', '삼쌍승']
const isTrifecta = (market: string): boolean => market.startsWith(`${TRIFECTA}-`)

/** Edges in millionths: the fractions of races have numbers of a hundred digits. */
const PARTS = 1_000_000n
type Sums = { label: string; sum: bigint; least: bigint; most: bigint; offered: bigint; closed: bigint }

/** Counts edges event by event, so that a caller can pause in between. */
export function countEdges() {
  const known = new Map<string, Sums>()
  const sumsOf = (id: string, label: string): Sums => {
    const key = isTrifecta(id) ? TRIFECTA : id
    const sums = known.get(key) ?? {
      ...{ label: isTrifecta(id) ? TRIFECTA_LABEL : label, sum: 0n, least: PARTS, most: -PARTS },
      ...{ offered: 0n, closed: 0n },
    }
    known.set(key, sums)
    return sums
  }
  return {
    add: (kind: Kind<unknown>, round: RoundName, returns: Returns = {}): void => {
      for (const { id, label, picks } of kind.at(round, returns).payTable()) {
        // Lines differ from event to event: they are no part of the label.
        const sums = sumsOf(id, label.replace(/ [-+]?\d+\.\d$/, ''))
        for (const { edge, isClosed } of picks) {
          if (isClosed) sums.closed++
          else addEdge(sums, (edge.numerator * PARTS) / edge.denominator)
        }
      }
    },
    edges: (): readonly EventEdge[] =>
      [...known].map(([market, { label, sum, least, most, offered, closed }]) => ({
        ...{ market, label },
        mean: fraction(sum, PARTS * offered),
        least: fraction(least, PARTS),
        most: fraction(most, PARTS),
        closed: fraction(closed, offered + closed),
      })),
  }
}

function addEdge(sums: Sums, edge: bigint): void {
  sums.sum += edge
  if (edge < sums.least) sums.least = edge
  if (edge > sums.most) sums.most = edge
  sums.offered++
}
