import { beforeAll, expect } from 'vitest'
import type { TradingMarket, TradingSheet, tradingContract } from '#contract/back-office/trading.ts'
import type { Output } from '#contract/wire/route.ts'
import { assert } from '#domain/assert.ts'
import { koreanDetailType } from '#domain/sports/detail-type.ts'
import { aBettor, bet, type PickSketch, slip } from '../facts/bettor.ts'
import type { House } from '../house/house.ts'

export type DeskPage = Output<typeof tradingContract.fixtures>

/** The trading desk as an operator reads it over HTTP, and members whose bets fill it. */
export function useTradingDesk(house: House) {
  let token = ''
  beforeAll(async () => {
    token = await house.logIn('admin')
  })
  const ask = (path: string) => house.get(`admin/trading/${path}`, { token })
  const sheetOf = async (fixture: number): Promise<TradingSheet> => (await ask(`fixtures/${fixture}`)).json()
  const placeOn = async (page: number, amounts: number, picks: readonly PickSketch[]): Promise<void> => {
    const member = await aBettor(house)
    const answer = await bet(house, member, slip(member, picks, { amounts, gameDetailType: page }))
    expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
  }
  return {
    ask,
    list: async (query = ''): Promise<DeskPage> => (await ask(`fixtures${query}`)).json(),
    sheetOf,
    lineOf: async (fixture: number) => (await sheetOf(fixture)).fixture,
    act: (path: string, body: object) =>
      house.post(`admin/${path}`, { reason: '수동 운영', ...body }, { token }),
    /** Places a bet of a new member on the cross page. */
    place: (amounts: number, ...picks: PickSketch[]) => placeOn(koreanDetailType.cross, amounts, picks),
    /** The same on the page of this detail type. */
    placeOn,
  }
}

export const idsOf = ({ fixtures }: DeskPage) => fixtures.map(one => one.fixtureId)

export function marketOf({ markets }: TradingSheet, marketId: number): TradingMarket {
  const found = markets.find(market => market.marketId === marketId)
  assert(found, `there is market ${marketId}`)
  return found
}

export const pickOf = (sheet: TradingSheet, marketId: number, betName: string) =>
  marketOf(sheet, marketId).bets.find(one => one.betName === betName)
