import { drawMany } from '../../draws/deck.ts'
import type { Numbers } from '../../draws/numbers.ts'
import type { RoundName } from '../../draws/round-draw.ts'
import { type Case, range } from '../counting.ts'
import { defineEventKind, type EventPick, type EventRules } from '../virtual/event-kind.ts'
import { eventMarket, eventPick, RETURNED } from '../virtual/event-markets.ts'
import { eventNumbers } from '../virtual/event-numbers.ts'
import { drawWeighted, goalWeights } from '../virtual/weights.ts'

/** The teams, as indexes into the venue's team list, and their mean goals in hundredths. */
export type SoccerEvent = {
  readonly home: number
  readonly away: number
  readonly homeMean: number
  readonly awayMean: number
}

export type SoccerDraw = {
  readonly event: SoccerEvent
  readonly homeGoals: number
  readonly awayGoals: number
  /** The minutes of the goals, 1 to 90, in order. */
  readonly homeMinutes: readonly number[]
  readonly awayMinutes: readonly number[]
}

/** The facts that the markets depend on. */
type Score = { readonly home: number; readonly away: number; readonly half: Side }
type Side = 'home' | 'draw' | 'away'

export const SOCCER_TEAMS = 16
const MINUTES = 90
export const HALF_MINUTES = 45

function eventOf(round: RoundName): SoccerEvent {
  const numbers = eventNumbers(round)
  const [home = 0, away = 0] = drawMany(numbers, SOCCER_TEAMS, 2)
  return { home, away, homeMean: 80 + numbers.below(141), awayMean: 60 + numbers.below(121) }
}

function drawMatch(event: SoccerEvent, numbers: Numbers): SoccerDraw {
  const homeGoals = drawWeighted(numbers, goalWeights(event.homeMean))
  const awayGoals = drawWeighted(numbers, goalWeights(event.awayMean))
  const minutes = (goals: number) =>
    Array.from({ length: goals }, () => numbers.below(MINUTES) + 1).sort((one, other) => one - other)
  return { event, homeGoals, awayGoals, homeMinutes: minutes(homeGoals), awayMinutes: minutes(awayGoals) }
}

const sideOf = (home: number, away: number): Side => (home > away ? 'home' : home < away ? 'away' : 'draw')

const inHalf = (minutes: readonly number[]): number => minutes.filter(minute => minute <= HALF_MINUTES).length

const factsOf = (draw: SoccerDraw): Score => ({
  home: draw.homeGoals,
  away: draw.awayGoals,
  half: sideOf(inHalf(draw.homeMinutes), inHalf(draw.awayMinutes)),
})

/** Number of ways in which a side's goals fall into the first half; both halves are equally likely. */
const waysOfHalf = (goals: number): readonly bigint[] => {
  const ways = [1n]
  for (let of = 1; of <= goals; of++) {
    ways.push(0n)
    for (let at = of; at > 0; at--) ways[at] = (ways[at] ?? 0n) + (ways[at - 1] ?? 0n)
  }
  return ways
}

/**
 * All scores with all first-half results. Each goal falls into either half with equal chance, so scores
 * with fewer goals are weighted by a factor of two for each missing goal.
 */
function casesOf({ homeMean, awayMean }: SoccerEvent): readonly Case<Score>[] {
  const [homes, aways] = [goalWeights(homeMean), goalWeights(awayMean)]
  const most = homes.length + aways.length - 2
  return homes.flatMap((homeWeight, home) =>
    aways.flatMap((awayWeight, away): Case<Score>[] => {
      const weight = BigInt(homeWeight) * BigInt(awayWeight) * 2n ** BigInt(most - home - away)
      const halves: Record<Side, bigint> = { home: 0n, draw: 0n, away: 0n }
      for (const [atHome, ways] of waysOfHalf(home).entries())
        for (const [atAway, others] of waysOfHalf(away).entries())
          halves[sideOf(atHome, atAway)] += ways * others
      return sides.flatMap(half => {
        const ways = weight * halves[half]
        return ways > 0n ? [{ facts: { home, away, half }, ways }] : []
      })
    }),
  )
}

const sides: readonly Side[] = ['home', 'draw', 'away']
const sideLabels = { home: '홈', draw: '무', away: '원정' } as const
const bySide = (sideOfFacts: (facts: Score) => Side): readonly EventPick<Score>[] =>
  sides.map(side => eventPick(side, sideLabels[side], facts => sideOfFacts(facts) === side))

/** Scores with their own pick; all other scores share one pick. */
const scores = range(0, 4).flatMap(home =>
  range(0, 4).flatMap(away =>
    home + away <= 6 && (home < 4 || away < 3) && (away < 4 || home < 3) ? [[home, away] as const] : [],
  ),
)
const isListed = ({ home, away }: Score): boolean => scores.some(([h, a]) => h === home && a === away)

const goals = ({ home, away }: Score): number => home + away

export const soccerMarkets = [
  eventMarket<Score>(
    ['1x2', '1X2', '승무패'],
    RETURNED.match,
    bySide(({ home, away }) => sideOf(home, away)),
  ),
  eventMarket<Score>(['under-over', 'Under/Over 2.5', '언더오버 2.5'], RETURNED.match, [
    eventPick('under', '언더', facts => goals(facts) < 3),
    eventPick('over', '오버', facts => goals(facts) > 2),
  ]),
  eventMarket<Score>(['handicap', 'Handicap -1.5', '핸디캡 -1.5'], RETURNED.match, [
    eventPick('home', '홈', ({ home, away }) => home - away >= 2),
    eventPick('away', '원정', ({ home, away }) => home - away < 2),
  ]),
  eventMarket<Score>(['both-score', 'Both Teams To Score', '양팀 득점'], RETURNED.match, [
    eventPick('yes', '예', ({ home, away }) => home > 0 && away > 0),
    eventPick('no', '아니오', ({ home, away }) => home === 0 || away === 0),
  ]),
  eventMarket<Score>(['odd-even', 'Odd/Even', '득점 홀짝'], RETURNED.match, [
    eventPick('odd', '홀', facts => goals(facts) % 2 === 1),
    eventPick('even', '짝', facts => goals(facts) % 2 === 0),
  ]),
  eventMarket<Score>(
    ['half', 'First Half 1X2', '전반 승무패'],
    RETURNED.match,
    bySide(({ half }) => half),
  ),
  eventMarket<Score>(['score', 'Correct Score', '정확한 스코어'], RETURNED.match, [
    ...scores.map(([h, a]) =>
      eventPick<Score>(`${h}-${a}`, `${h}:${a}`, ({ home, away }) => home === h && away === a),
    ),
    eventPick<Score>('other', '기타', facts => !isListed(facts)),
  ]),
]

/** Rules of a match between two sides. */
export const soccerRules = (event: SoccerEvent): EventRules<SoccerDraw, Score> => ({
  draw: numbers => drawMatch(event, numbers),
  facts: factsOf,
  cases: () => casesOf(event),
  markets: soccerMarkets,
})

/** Virtual soccer (VIRT-021, handbook 3.7): Poisson goals for both sides, each goal with a minute. */
export const virtualSoccer = defineEventKind({
  ...{ id: 'virtual-soccer', title: '가상축구', eventOf, rulesOf: soccerRules },
  // The example of handbook 3.N.
  typical: { home: 0, away: 1, homeMean: 155, awayMean: 110 },
})
