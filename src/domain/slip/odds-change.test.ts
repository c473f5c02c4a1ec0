import { describe, expect, test } from 'vitest'
import { aBonus, aLeg } from '#tests/support/facts/legs.ts'
import type { MarketId, OutcomeId } from '../ids.ts'
import { line } from '../line.ts'
import { odds } from '../odds.ts'
import type { Leg } from './leg.ts'
import { applyOffers, applyOfferToBonus, type Offer, oddsChanges, totalOddsAfter } from './odds-change.ts'

const leg = aLeg({ market: 'underOver', pick: 'Over', line: 250, odds: 190, version: 4 })
const same: Offer = {
  outcomeId: leg.outcomeId,
  marketId: leg.marketId,
  line: line(250),
  odds: odds(190),
  version: 4,
}
const offersOf = (offer: Offer | undefined) => new Map(offer ? [[leg.outcomeId, offer] as const] : [])
const isAsked = (offer: Offer | undefined, mode: Parameters<typeof oddsChanges>[2]) =>
  oddsChanges([leg], offersOf(offer), mode).length === 1

describe('which legs the member must confirm', () => {
  test.each([
    ['the same offer', same, false, false, false],
    ['BETFLOW-014 a version', { ...same, version: 5 }, true, false, false],
    ['BETFLOW-014 odds up', { ...same, version: 5, odds: odds(195) }, true, false, false],
    ['BETFLOW-014 odds down', { ...same, version: 5, odds: odds(185) }, true, true, false],
    ['BETFLOW-024 a line', { ...same, version: 5, line: line(300) }, true, true, true],
    [
      'BETFLOW-024 a line with its own id',
      { ...same, outcomeId: 'new' as OutcomeId, line: line(300) },
      true,
      true,
      true,
    ],
    ['no longer offered', undefined, true, true, true],
  ] as const)('%s: none %s, better %s, any %s', (_, offer, none, better, any) => {
    expect([isAsked(offer, 'none'), isAsked(offer, 'better'), isAsked(offer, 'any')]).toEqual([
      none,
      better,
      any,
    ])
  })

  test('FIELD-027 FIELD-028 a change names the leg and the current offer', () => {
    const moved = { ...same, odds: odds(185), version: 5 }
    const still = aLeg({ fixture: 2 })
    const offers = new Map<OutcomeId, Offer>([
      [leg.outcomeId, moved],
      [
        still.outcomeId,
        {
          ...same,
          outcomeId: still.outcomeId,
          marketId: still.marketId,
          line: undefined,
          odds: odds(200),
          version: 1,
        },
      ],
    ])
    expect(oddsChanges([still, leg], offers, 'none')).toEqual([{ leg, to: moved }])
  })
})

test('BETFLOW-009 applying a change sets odds, version, line and id, and keeps the other legs and names', () => {
  const moved: Offer = {
    outcomeId: 'new' as OutcomeId,
    marketId: 'm' as MarketId,
    line: line(300),
    odds: odds(170),
    version: 9,
  }
  const named: Leg & { readonly home: string } = { ...leg, home: '울산 HD' }
  const other = { ...aLeg({ fixture: 2 }), home: 'FC서울' }
  expect(applyOffers([named, other], offersOf(moved))).toEqual([{ ...named, ...moved }, other])
})

describe('DIALOG-006 the total after changes', () => {
  const still = aLeg({ fixture: 2, odds: 200 })
  const slip = { legs: [leg, still], bonus: undefined }

  test('a moved price counts as offered, an unchanged leg and the bonus as before', () => {
    const moved = [{ leg, to: { ...same, odds: odds(150), version: 5 } }]
    expect(totalOddsAfter(slip, moved)).toBe(300)
    expect(totalOddsAfter({ ...slip, bonus: aBonus(2, 110) }, moved)).toBe(330)
  })

  test('another line counts at its own price, also under its own id', () => {
    const to = { ...same, outcomeId: 'new' as OutcomeId, line: line(300), odds: odds(250) }
    expect(totalOddsAfter(slip, [{ leg, to }])).toBe(500)
  })

  test('returns no total when a leg is no longer offered', () => {
    const gone = { leg: still, to: undefined }
    expect(totalOddsAfter(slip, [gone])).toBeUndefined()
    expect(totalOddsAfter(slip, [{ leg, to: { ...same, odds: odds(150) } }, gone])).toBeUndefined()
  })
})

test('a bonus changes like a leg', () => {
  const bonus = aBonus(3)
  const offer: Offer = { ...same, outcomeId: bonus.outcomeId, odds: odds(102), version: 2 }
  const offers = new Map([[bonus.outcomeId, offer]])
  expect(applyOfferToBonus(bonus, offers)).toEqual({ ...bonus, odds: 102, version: 2 })
  expect(applyOfferToBonus(bonus, new Map())).toBe(bonus)
})
