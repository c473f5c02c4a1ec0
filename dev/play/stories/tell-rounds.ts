import type { OfferedPick, OfferedRound } from '#contract/minigame/minigames.ts'
import type { RoundBetBody } from '#contract/minigame/round-bets.ts'
import { formatOdds, odds } from '#domain/odds.ts'
import type { Person, Visitor } from '../visitor.ts'

/** A game by its number, which of its markets, and for how many won: of one minute and of five, so that some end soon. */
const stakes = [
  [251, 0, 30_000],
  [253, 0, 20_000],
  [216, 1, 50_000],
  [235, 0, 15_000],
  [252, 0, 40_000],
  [303, 0, 25_000],
] as const

/**
 * Members bet by turns on the rounds of minigames that run just then, so that the rooms of rounds and returns have
 * something to show. Where no round is open, the bet stays out.
 */
export async function betOnRounds(visitor: Visitor, userIds: readonly string[]): Promise<void> {
  const members: Person[] = []
  for (const userId of userIds) {
    const member = await visitor.enter(userId)
    if (member) members.push(member)
  }
  for (const [index, [gameId, market, amounts]] of stakes.entries()) {
    const member = members[index % members.length]
    if (!member) return
    const [round]: OfferedRound[] = await visitor.done(
      `minigame/events?gameId=${gameId}&currentGame=1`,
      member,
    )
    const picks = round?.markets[market]?.bets ?? []
    const pick = picks[index % Math.max(picks.length, 1)]
    if (round && pick)
      await visitor.ask('minigame/betting', member.token, bodyOf(member, round, pick, amounts))
  }
}

/** A pick for so many won, as the page of its game sends it. */
function bodyOf({ id: memberId }: Person, { id, gameId }: OfferedRound, pick: OfferedPick, amounts: number) {
  const price = formatOdds(odds(Math.round(pick.betPrice * 100)))
  return {
    memberId,
    totalRatio: price,
    amounts,
    bettings: [
      {
        betBaseline: '',
        betPrice: price,
        fixtureId: id,
        oddsId: pick.id,
        sportId: gameId,
        version: pick.version,
      },
    ],
    gameDetailType: 7,
    betStyle: 'KR',
    minigameId: gameId,
    changeFlag: 0,
  } satisfies Record<keyof RoundBetBody, unknown>
}
