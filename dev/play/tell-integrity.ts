import { watchedMembers } from './seed-integrity.ts'
import { bodyOf, readPicks, type ShownPick } from './tell-bets.ts'
import type { Person, Visitor } from './visitor.ts'

/**
 * Causes hints that the integrity checks find within a minute, so that the page of cases is not empty: two members who
 * share a browser bet on one pick, one bets small amounts on a pick repeatedly, and one places a large bet right before
 * a trader lowers the price.
 */
export async function betAside(visitor: Visitor): Promise<void> {
  const [pair1, pair2, drizzle] = watchedMembers
  const browser: string[] = []
  const first = await visitor.enterBy(pair1.userId, browser)
  const second = await visitor.enterBy(pair2.userId, browser)
  const small = await visitor.enter(drizzle.userId)
  if (!first || !second || !small) return
  const [onPair, onSmall, onMove, ...others] = oneAMatch(await readPicks(visitor, first, 'cross'))
  if (onPair) {
    await place(visitor, first, [onPair], 60_000)
    await place(visitor, second, [onPair], 45_000)
  }
  if (onSmall)
    for (const [index, other] of others.slice(0, SMALL_BETS).entries())
      await place(visitor, small, [onSmall, other], 5_000 + index * 1_000)
  if (onMove) await moveAfter(visitor, onMove)
}

const SMALL_BETS = 9

/** Returns the first pick of each match at a price that people usually bet on. */
const oneAMatch = (picks: readonly ShownPick[]): readonly ShownPick[] =>
  [...Map.groupBy(picks, ({ fixtureId }) => fixtureId).values()].flatMap(
    own => own.find(({ betPrice, status }) => status === OPEN && betPrice >= 1.5 && betPrice <= 2.6) ?? [],
  )

const OPEN = 1

const place = ({ ask }: Visitor, member: Person, picks: readonly ShownPick[], amounts: number) =>
  ask('sports-prematch/betting', member.token, bodyOf(member, picks, 'cross', amounts))

/** A member bets a large amount, and a trader lowers the price a moment later. */
async function moveAfter(visitor: Visitor, pick: ShownPick): Promise<void> {
  const [fan, trader] = [await visitor.enter('soccerfan'), await visitor.enter('trader')]
  if (!fan || !trader) return
  await place(visitor, fan, [pick], 350_000)
  await visitor.ask(`admin/outcomes/${pick.id}/price`, trader.token, {
    price: (Math.round(pick.betPrice * 100) - 10) / 100,
    reason: '선발 명단 반영',
  })
}
