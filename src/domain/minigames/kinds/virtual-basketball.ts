import { drawMany } from '../../draws/deck.ts'
import type { Numbers } from '../../draws/numbers.ts'
import type { RoundName } from '../../draws/round-draw.ts'
import { type Case, openTally } from '../counting.ts'
import { defineEventKind, type EventMarket, type EventRules } from '../virtual/event-kind.ts'
import { eventMarket, eventPick, lineText, RETURNED } from '../virtual/event-markets.ts'
import { eventNumbers } from '../virtual/event-numbers.ts'
import { bellWeights, drawWeighted, POINTS_OFF } from '../virtual/weights.ts'

/** The teams, as indexes into the venue's team list, and their mean points. */
export type BasketballEvent = {
  readonly home: number
  readonly away: number
  readonly homeRating: number
  readonly awayRating: number
}

export type BasketballDraw = {
  readonly event: BasketballEvent
  readonly homePoints: number
  readonly awayPoints: number
}

/** The facts that the markets depend on. */
type Margin = { readonly homeWins: boolean; readonly homeCovers: boolean; readonly isOver: boolean }

export const BASKETBALL_TEAMS = 12

function eventOf(round: RoundName): BasketballEvent {
  const numbers = eventNumbers(round)
  const [home = 0, away = 0] = drawMany(numbers, BASKETBALL_TEAMS, 2)
  return { home, away, homeRating: 100 + numbers.below(17), awayRating: 98 + numbers.below(17) }
}

const pointsOf = (rating: number, place: number): number => rating - POINTS_OFF + place

/** Draws both scores. On a tie both are drawn again, as an overtime that always decides. */
function drawMatch(event: BasketballEvent, numbers: Numbers): BasketballDraw {
  for (;;) {
    const homePoints = pointsOf(event.homeRating, drawWeighted(numbers, bellWeights))
    const awayPoints = pointsOf(event.awayRating, drawWeighted(numbers, bellWeights))
    if (homePoints !== awayPoints) return { event, homePoints, awayPoints }
  }
}

/** Rating advantage of the home side. The handicap line differs from it by half a point. */
const strengthOf = ({ homeRating, awayRating }: BasketballEvent): number => homeRating - awayRating

const factsOf =
  (event: BasketballEvent) =>
  ({ homePoints, awayPoints }: Pick<BasketballDraw, 'homePoints' | 'awayPoints'>): Margin => ({
    homeWins: homePoints > awayPoints,
    homeCovers: homePoints - awayPoints >= strengthOf(event),
    isOver: homePoints + awayPoints > event.homeRating + event.awayRating,
  })

/** All possible scores except ties, grouped by their market results. */
function casesOf(event: BasketballEvent): readonly Case<Margin>[] {
  const facts = factsOf(event)
  const tally = openTally()
  for (const [home, homeWeight] of bellWeights.entries())
    for (const [away, awayWeight] of bellWeights.entries()) {
      const homePoints = pointsOf(event.homeRating, home)
      const awayPoints = pointsOf(event.awayRating, away)
      if (homePoints === awayPoints) continue
      const { homeWins, homeCovers, isOver } = facts({ homePoints, awayPoints })
      tally.add([homeWins, homeCovers, isOver].map(Number).join(''), homeWeight * awayWeight)
    }
  return tally.entries().map(([key, ways]) => ({
    facts: { homeWins: key[0] === '1', homeCovers: key[1] === '1', isOver: key[2] === '1' },
    ways,
  }))
}

/** Handicap of the home side in tenths of a point. */
export const handicapOf = (event: BasketballEvent): number => 5 - 10 * strengthOf(event)
/** Total line in tenths of a point. */
export const totalOf = ({ homeRating, awayRating }: BasketballEvent): number =>
  10 * (homeRating + awayRating) + 5

function marketsOf(event: BasketballEvent): readonly EventMarket<Margin>[] {
  const handicap = lineText(handicapOf(event))
  const total = lineText(totalOf(event)).slice(1)
  return [
    eventMarket<Margin>(['winner', 'Winner', '승패'], RETURNED.match, [
      eventPick('home', '홈', ({ homeWins }) => homeWins),
      eventPick('away', '원정', ({ homeWins }) => !homeWins),
    ]),
    eventMarket<Margin>(['handicap', `Handicap ${handicap}`, `핸디캡 ${handicap}`], RETURNED.match, [
      eventPick('home', '홈', ({ homeCovers }) => homeCovers),
      eventPick('away', '원정', ({ homeCovers }) => !homeCovers),
    ]),
    eventMarket<Margin>(['under-over', `Under/Over ${total}`, `언더오버 ${total}`], RETURNED.match, [
      eventPick('under', '언더', ({ isOver }) => !isOver),
      eventPick('over', '오버', ({ isOver }) => isOver),
    ]),
  ]
}

/** Rules of a match between two sides. */
export const basketballRules = (event: BasketballEvent): EventRules<BasketballDraw, Margin> => ({
  draw: numbers => drawMatch(event, numbers),
  facts: factsOf(event),
  cases: () => casesOf(event),
  markets: marketsOf(event),
})

/**
 * Virtual basketball (VIRT-021, handbook 3.7): points around each side's rating with a standard deviation
 * of eleven.
 */
export const virtualBasketball = defineEventKind({
  ...{ id: 'virtual-basketball', title: '가상농구', eventOf, rulesOf: basketballRules },
  typical: { home: 0, away: 1, homeRating: 108, awayRating: 106 },
})
