import { type Distribution, distribution, search } from './goal-model.ts'

/** A volleyball set as rallies that home wins with a constant probability. */
export interface SetModel {
  /** Probability of home winning a rally. */
  readonly rally: number
}

const SET_POINTS = 25
/** Points considered after 24:24; beyond that the probability is far below one in a million. */
const DEUCE_MAX = 40

/** Fits the model to the probability of home winning a best of five. */
export function fitSetModel(matchWin: number): SetModel {
  const set = search(0.01, 0.99, chance => bestOfFive(chance) < matchWin)
  const rally = search(0.01, 0.99, chance => lead({ rally: chance }).above(0) < set)
  return { rally }
}

/** Three sets before the other side wins three. */
const bestOfFive = (set: number): number => set ** 3 * (1 + 3 * (1 - set) + 6 * (1 - set) ** 2)

/** Points of home minus those of away at the end of a set. */
export const lead = (model: SetModel): Distribution =>
  distribution(countEnds(model, (home, away) => home - away))

/** Probability that the total points of a set are odd. */
export function chanceOfOddSet(model: SetModel): number {
  const parity = countEnds(model, (home, away) => (home + away) % 2)
  return parity.get(1) ?? 0
}

/** Distribution of a count at the end of a set: 25 points, after 24:24 two ahead (handbook 1.12). */
function countEnds(
  { rally }: SetModel,
  count: (home: number, away: number) => number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  const note = (home: number, away: number, chance: number) => {
    const value = count(home, away)
    counts.set(value, (counts.get(value) ?? 0) + chance)
  }
  const lost = 1 - rally
  // Number of sequences in which the winner of the last rally has 24 points and the other side this many.
  let courses = 1
  for (let other = 0; other <= SET_POINTS - 2; other += 1) {
    note(SET_POINTS, other, courses * rally ** SET_POINTS * lost ** other)
    note(other, SET_POINTS, courses * lost ** SET_POINTS * rally ** other)
    courses *= (SET_POINTS + other) / (other + 1)
  }
  let level = courses * (rally * lost) ** (SET_POINTS - 1)
  for (let beyond = 0; beyond < DEUCE_MAX; beyond += 1) {
    const points = SET_POINTS - 1 + beyond
    note(points + 2, points, level * rally ** 2)
    note(points, points + 2, level * lost ** 2)
    level *= 2 * rally * lost
  }
  return counts
}
