import { drawMany } from '../../draws/deck.ts'
import type { Numbers } from '../../draws/numbers.ts'
import type { RoundName } from '../../draws/round-draw.ts'
import { type Case, range } from '../counting.ts'
import type { Kind } from '../kind.ts'
import { defineEventKind, type EventMarket, type EventPick, type EventRules } from '../virtual/event-kind.ts'
import { eventMarket, eventPick, RETURNED } from '../virtual/event-markets.ts'
import { eventNumbers } from '../virtual/event-numbers.ts'
import { drawWeighted } from '../virtual/weights.ts'

/** The runners by number: indexes into the list of names, and their winning weights. */
export type RaceEvent = { readonly names: readonly number[]; readonly weights: readonly number[] }

export type RaceDraw = {
  readonly event: RaceEvent
  /** The runners' numbers in finishing order, the winner first. */
  readonly order: readonly number[]
}

/** The facts that the markets depend on: the first three places. */
type Podium = { readonly order: readonly number[] }

/** A racing sport: number of runners, number of places, and the range of the weights. */
type Field = {
  readonly runners: number
  readonly placed: number
  readonly names: number
  readonly weightMin: number
  readonly weights: number
}

export const dogField: Field = { runners: 6, placed: 2, names: 24, weightMin: 20, weights: 81 }
export const horseField: Field = { runners: 8, placed: 3, names: 32, weightMin: 15, weights: 66 }

function eventOf({ names, runners, weightMin, weights }: Field, round: RoundName): RaceEvent {
  const numbers = eventNumbers(round)
  return {
    names: drawMany(numbers, names, runners),
    weights: Array.from({ length: runners }, () => weightMin + numbers.below(weights)),
  }
}

/**
 * Harville's model: each place is drawn from the remaining runners by weight; the last place needs no
 * draw.
 */
function drawRace(event: RaceEvent, numbers: Numbers): RaceDraw {
  const left = event.weights.map((weight, place) => ({ weight, number: place + 1 }))
  const order: number[] = []
  while (left.length > 0) {
    const place =
      left.length > 1
        ? drawWeighted(
            numbers,
            left.map(({ weight }) => weight),
          )
        : 0
    order.push(...left.splice(place, 1).map(({ number }) => number))
  }
  return { event, order }
}

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other))
const lcm = (one: bigint, other: bigint): bigint => (one / gcd(one, other)) * other

/** All first three places with exact chances: a / W x b / (W - a) x c / (W - a - b), over one denominator. */
function casesOf({ weights }: RaceEvent): readonly Case<Podium>[] {
  const whole = weights.reduce((sum, one) => sum + one, 0)
  const behind = (a: number, b: number) => BigInt(whole - a) * BigInt(whole - a - b)
  const of = (number: number) => weights[number - 1] ?? 0
  const podiums = podiumsOf(weights.length)
  const denominator = podiums.reduce((all, [a, b]) => lcm(all, behind(of(a), of(b))), 1n)
  return podiums.map(([a, b, c]) => ({
    facts: { order: [a, b, c] },
    ways: (BigInt(of(a) * of(b) * of(c)) * denominator) / behind(of(a), of(b)),
  }))
}

type Three = readonly [number, number, number]
const podiumsOf = (runners: number): readonly Three[] => {
  const numbers = range(1, runners)
  return numbers.flatMap(a =>
    numbers.flatMap(b => numbers.flatMap((c): Three[] => (a === b || b === c || a === c ? [] : [[a, b, c]]))),
  )
}

const winnerOf = ({ order }: Podium): number => order[0] ?? 0

function orderMarkets(numbers: readonly number[]): readonly EventMarket<Podium>[] {
  const others = (...taken: number[]) => numbers.filter(number => !taken.includes(number))
  const exactas = numbers.flatMap(a =>
    others(a).map(b =>
      eventPick<Podium>(`${a}-${b}`, `${a}-${b}`, ({ order }) => order[0] === a && order[1] === b),
    ),
  )
  const quinellas = numbers.flatMap(a =>
    numbers
      .filter(b => b > a)
      .map(b =>
        eventPick<Podium>(
          `${a}-${b}`,
          `${a}-${b}`,
          ({ order }) =>
            order.indexOf(a) < 2 && order.indexOf(b) < 2 && order.includes(a) && order.includes(b),
        ),
      ),
  )
  const trifectas = (a: number): readonly EventPick<Podium>[] =>
    others(a).flatMap(b =>
      others(a, b).map(c =>
        eventPick<Podium>(
          `${a}-${b}-${c}`,
          `${a}-${b}-${c}`,
          ({ order }) => order[0] === a && order[1] === b && order[2] === c,
        ),
      ),
    )
  return [
    eventMarket(['exacta', 'Forecast', '쌍승'], RETURNED.order, exactas),
    eventMarket(['quinella', 'Quinella', '복승'], RETURNED.order, quinellas),
    // A market has at most a hundred picks on the wire, so there is one market for each winner.
    ...numbers.map(a =>
      eventMarket<Podium>(
        [`trifecta-${a}`, `Trifecta ${a}`, `삼쌍승 ${a}번 1착`],
        RETURNED.order,
        trifectas(a),
      ),
    ),
  ]
}

function marketsOf({ runners, placed }: Field): readonly EventMarket<Podium>[] {
  const numbers = range(1, runners)
  const half = runners / 2
  return [
    eventMarket<Podium>(
      ['winner', 'Winner', '1착'],
      RETURNED.race,
      numbers.map(one => eventPick(String(one), String(one), facts => winnerOf(facts) === one)),
    ),
    eventMarket<Podium>(
      ['place', `First ${placed}`, `${placed}착 이내`],
      RETURNED.race,
      numbers.map(one =>
        eventPick(String(one), String(one), ({ order }) => order.slice(0, placed).includes(one)),
      ),
    ),
    eventMarket<Podium>(['winner-odd-even', 'Winner Odd/Even', '1착 홀짝'], RETURNED.race, [
      eventPick('odd', '홀', facts => winnerOf(facts) % 2 === 1),
      eventPick('even', '짝', facts => winnerOf(facts) % 2 === 0),
    ]),
    eventMarket<Podium>(
      ['winner-under-over', `Winner Under/Over ${half}.5`, `1착 언더오버 ${half}.5`],
      RETURNED.race,
      [
        eventPick('under', '언더', facts => winnerOf(facts) <= half),
        eventPick('over', '오버', facts => winnerOf(facts) > half),
      ],
    ),
    ...orderMarkets(numbers),
  ]
}

const dogMarkets = marketsOf(dogField)
const horseMarkets = marketsOf(horseField)

const rulesOf =
  (markets: readonly EventMarket<Podium>[]) =>
  (event: RaceEvent): EventRules<RaceDraw, Podium> => ({
    draw: numbers => drawRace(event, numbers),
    facts: ({ order }) => ({ order: order.slice(0, 3) }),
    cases: () => casesOf(event),
    markets,
  })

export const dogRules = rulesOf(dogMarkets)

const firstNames = (field: Field): readonly number[] => range(0, field.runners - 1)

/** Virtual dog races with six runners (VIRT-022, handbook 3.7). */
export const virtualDog: Kind<RaceDraw> = defineEventKind({
  ...{ id: 'virtual-dog', title: '가상개경주', rulesOf: dogRules },
  eventOf: round => eventOf(dogField, round),
  // The example of handbook 3.O.
  typical: { names: firstNames(dogField), weights: [28, 21, 17, 14, 11, 9] },
})

/** Virtual horse races with eight runners (VIRT-022, handbook 3.7). */
export const virtualHorse: Kind<RaceDraw> = defineEventKind({
  ...{ id: 'virtual-horse', title: '가상경마', rulesOf: rulesOf(horseMarkets) },
  eventOf: round => eventOf(horseField, round),
  typical: { names: firstNames(horseField), weights: [24, 19, 15, 12, 10, 8, 7, 5] },
})
