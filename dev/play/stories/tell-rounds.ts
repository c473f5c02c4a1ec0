import type { OfferedPick, OfferedRound } from '#contract/minigame/minigames.ts'
import type { RoundBetBody } from '#contract/minigame/round-bets.ts'
import { formatOdds, odds } from '#domain/odds.ts'
import type { Person, Visitor } from '../visitor.ts'

/** Game id, index of its market, stake in won. Games of one minute and of five, so that some end soon. */
const stakes = [
  [251, 0, 30_000],
  [253, 0, 20_000],
  [216, 1, 50_000],
  [235, 0, 15_000],
  [252, 0, 40_000],
  [303, 0, 25_000],
] as const

/**
 * Places bets of members in turn on the running rounds of minigames, so that the desk's pages of rounds and returns
 * have data. Without an open round, the bet is skipped.
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

/** Returns the body of a bet on a pick, as the game's page sends it. */
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
