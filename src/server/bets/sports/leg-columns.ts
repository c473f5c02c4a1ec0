import { assert } from '#domain/assert.ts'
import type { Leg } from '#domain/slip/leg.ts'
import {
  instantArray,
  int2Array,
  int4Array,
  int8Array,
  textArray,
} from '#server/platform/postgres/binary-arrays.ts'
import type { AcceptedBet } from '../booking/bet-kind.ts'
import type { BatchRecord } from '../record/bet-records.ts'
import type { Named } from '../record/shown-names.ts'
import type { JudgedBet } from './judge-bet.ts'

type Accepted = Pick<AcceptedBet<unknown, JudgedBet>, 'bet'>

/** State of a match when an in-play bet was taken. */
export type StandAtBet = {
  /** Score from which a handicap counts, if not from the start. */
  readonly home: number | undefined
  readonly away: number | undefined
  /** The last known incident. */
  readonly incident: number
}

/** Parameters of the statement that stores legs, one array per column. */
export type LegColumns = ReturnType<typeof legColumns>

/** Columns of the legs of all bets; pre-match bets have no match state. */
export function legColumns(
  accepted: readonly Accepted[],
  record: BatchRecord,
  standOf?: (leg: Leg) => StandAtBet,
) {
  const { legs, bets, numbers, names } = legsOf(accepted)
  return {
    bets: int4Array(bets, place => place),
    numbers: int2Array(numbers, number => number),
    fixtures: int8Array(legs, leg => leg.fixtureId),
    markets: int8Array(legs, leg => leg.marketId),
    marketTypes: int4Array(legs, leg => leg.marketTypeId),
    outcomes: int8Array(legs, leg => leg.outcomeId),
    picks: textArray(legs, leg => leg.pick),
    lines: int4Array(legs, leg => leg.line),
    odds: int4Array(legs, leg => leg.odds),
    versions: int4Array(legs, leg => leg.version),
    starts: instantArray(legs, leg => leg.startsAt),
    names: int4Array(names, pick => record.numberOf(pick)),
    stands: standOf && standColumns(legs.map(standOf)),
  }
}

const standColumns = (stands: readonly StandAtBet[]) => ({
  homes: int2Array(stands, stand => stand.home),
  aways: int2Array(stands, stand => stand.away),
  incidents: int4Array(stands, stand => stand.incident),
})

/** Legs of all bets, with the position of their bet, their number in it and their names. */
function legsOf(accepted: readonly Accepted[]) {
  // Allocated at full length: growing lists are copied repeatedly, and there are many legs.
  const count = accepted.reduce((sum, { bet }) => sum + bet.legs.length, 0)
  const legs = new Array<Leg>(count)
  const bets = new Array<number>(count)
  const numbers = new Array<number>(count)
  const names = new Array<Named>(count)
  let place = 0
  let at = 0
  for (const { bet } of accepted) {
    place++
    let number = 0
    for (const leg of bet.legs) {
      const said = bet.offered[number]
      assert(said, 'a bet is on what the book knows')
      names[at] = said
      legs[at] = leg
      bets[at] = place
      numbers[at++] = ++number
    }
  }
  return { legs, bets, numbers, names }
}
