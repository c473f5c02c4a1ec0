/** Goals of both teams as independent Poisson counts, for computing prices of more lines. */
export interface GoalModel {
  readonly homeGoals: number
  readonly awayGoals: number
}

const GOALS_MAX = 15
const SEARCH_STEPS = 40
const TOTAL_MIN = 0.4
const TOTAL_MAX = 7

/**
 * Fits the model to the fair prices: the probability of more than 2.5 goals, and home wins minus away wins.
 * Probabilities are fractions of one.
 */
export function fitGoalModel(homeWin: number, awayWin: number, overTwoAndHalf: number): GoalModel {
  const total = search(TOTAL_MIN, TOTAL_MAX, mean => tail(mean) < overTwoAndHalf)
  const lead = homeWin - awayWin
  const share = search(0.02, 0.98, part => {
    return leadOfHomeWins({ homeGoals: total * part, awayGoals: total * (1 - part) }) < lead
  })
  return { homeGoals: total * share, awayGoals: total * (1 - share) }
}

/** Bisection; `isBelow` says whether the answer is higher. */
export function search(from: number, to: number, isBelow: (value: number) => boolean): number {
  let [low, high] = [from, to]
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (low + high) / 2
    if (isBelow(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const tail = (mean: number): number => 1 - Math.exp(-mean) * (1 + mean + (mean * mean) / 2)

/** Probability of a home win minus that of an away win. */
function leadOfHomeWins(model: GoalModel): number {
  const [home, away] = [poisson(model.homeGoals), poisson(model.awayGoals)]
  let [lead, awayBelow] = [0, 0]
  for (const [goals, chance] of home.entries()) {
    const awayEqual = away[goals] ?? 0
    lead += chance * (awayBelow - (1 - awayBelow - awayEqual))
    awayBelow += awayEqual
  }
  return lead
}

/** Probabilities that a count is above or below a value; exactly equal is neither. */
export interface Distribution {
  above(value: number): number
  below(value: number): number
}

/** Home goals minus away goals. */
export function leadDistribution(model: GoalModel): Distribution {
  const [home, away] = [poisson(model.homeGoals), poisson(model.awayGoals)]
  const chances = new Map<number, number>()
  for (const [scored, chance] of home.entries()) {
    for (const [conceded, other] of away.entries()) {
      const lead = scored - conceded
      chances.set(lead, (chances.get(lead) ?? 0) + chance * other)
    }
  }
  return distribution(chances)
}

/** Goals of both teams together. */
export function totalDistribution(model: GoalModel): Distribution {
  return distribution(new Map(poisson(model.homeGoals + model.awayGoals).entries()))
}

/** A distribution of counts and their probabilities. */
export function distribution(chances: ReadonlyMap<number, number>): Distribution {
  const sumWhere = (isIn: (value: number) => boolean) =>
    [...chances].reduce((sum, [value, chance]) => (isIn(value) ? sum + chance : sum), 0)
  return {
    above: limit => sumWhere(value => value > limit),
    below: limit => sumWhere(value => value < limit),
  }
}

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= GOALS_MAX; goals += 1) {
    chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  }
  return chances
}
