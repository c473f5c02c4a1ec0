import type { BetBody } from '#contract/bets/bet-body.ts'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { formatOdds, type Odds, odds, totalOdds } from '#domain/odds.ts'
import type { Person, Visitor } from './visitor.ts'

/** A pick of a board as members see it. */
export type ShownPick = Game['markets'][number]['bets'][number] & Pick<Game, 'fixtureId' | 'sport_id'>

/** Returns all open picks of a list, in its order. */
export async function readPicks({ done }: Visitor, member: Person, type: 'cross' | 'live') {
  const { games }: { games: Game[] } = await done(`sports-prematch/event?type=${type}`, member)
  return games.flatMap(({ fixtureId, sport_id, markets }) =>
    markets.flatMap(({ bets }): ShownPick[] => bets.map(bet => ({ ...bet, fixtureId, sport_id }))),
  )
}

/** Returns the body of a bet on these picks, as a page sends it. */
export function bodyOf(
  { id: memberId }: Person,
  picks: readonly ShownPick[],
  page: 'cross' | 'live',
  amounts: number,
) {
  const priced = picks.map(pick => ({ pick, price: priceOf(pick) }))
  return {
    memberId,
    totalRatio: formatOdds(totalOdds(priced.map(({ price }) => price))),
    amounts,
    bettings: priced.map(({ pick: { fixtureId, sport_id, betBaseline, id, version }, price }) => ({
      betBaseline,
      betPrice: formatOdds(price),
      fixtureId,
      oddsId: id,
      sportId: sport_id,
      version,
    })),
    gameDetailType: page === 'cross' ? 4 : 5,
    betStyle: 'KR',
    minigameId: 1015,
    changeFlag: 0,
  } satisfies Record<keyof BetBody, unknown>
}

const priceOf = ({ betPrice, betPriceByAdmin }: ShownPick): Odds =>
  odds(Math.round((betPriceByAdmin ?? betPrice) * 100))

/** The operator cancels the latest open bet at the member's request. */
export async function takeBack({ ask, done }: Visitor, operator: Person): Promise<void> {
  const { bets }: { bets: { id: string; memberId: number }[] } = await done('admin/bets?status=0', operator)
  const [last] = bets
  // The bet stays if its match is about to end. The next start cancels another one.
  if (last)
    await ask(`admin/members/${last.memberId}/bets/${last.id}/cancel`, operator.token, {
      reason: '회원 요청에 따른 취소',
    })
}

/**
 * Members who bet on running matches, with their stakes. Not the logins that newcomers use, because a second login ends
 * the first.
 */
const inPlay = [
  ['soccerfan', 20_000],
  ['steady1', 15_000],
  ['soccerfan', 10_000],
] as const

const OPEN = 1

/** Places some bets on running matches. A bet is skipped if its price has changed. */
export async function betInPlay(visitor: Visitor): Promise<void> {
  for (const [index, [userId, amounts]] of inPlay.entries()) {
    const member = await visitor.enter(userId)
    if (!member) return
    const open = (await readPicks(visitor, member, 'live')).filter(({ status }) => status === OPEN)
    const matches = [...Map.groupBy(open, ({ fixtureId }) => fixtureId).values()]
    const pick = matches[index % Math.max(matches.length, 1)]?.[index % 2]
    if (pick) await visitor.ask('inplay/betting', member.token, bodyOf(member, [pick], 'live', amounts))
  }
}
