import { SETS_TO_WIN, setTarget } from '#domain/fixtures/volleyball-set.ts'
import type { Chance } from '../chance.ts'
import { certain, chanceWhere, convolve, type Distribution, mix, shift } from '../distribution.ts'
import { type FairMarket, handicapLines, oddEven, plain, stillOpen, totalLines } from '../fair-market.ts'
import { lastPartAt, partAt, type SimulatedMatch } from '../match-script.ts'
import { partScoreAt, sumSteps } from '../scoring.ts'
import { type SetEnd, setEnd } from './set-odds.ts'
import { drawVolleyballTraits, volleyballScript } from './volleyball-script.ts'

/** A volleyball match, best of five sets. */
export function simulateVolleyball(chance: Chance, pace: number): SimulatedMatch {
  const traits = drawVolleyballTraits(chance)
  const script = volleyballScript(chance, traits, pace)
  const model = openSets(traits.homeRally)
  return {
    script,
    priceMark: at =>
      `${script.scores.filter(step => step.at <= at).length} ${partAt(script, at)?.code ?? ''}`,
    fairMarkets: at => {
      const begun = lastPartAt(script, at)?.code ?? 1
      const set = partAt(script, at) || at < 0 ? begun : begun + 1
      const won = setsWon(script.parts, script.scores, set)
      if (Math.max(won.home, won.away) >= SETS_TO_WIN) return []
      const score = partScoreAt(script, set, at)
      const before = sumSteps(script.scores, step => step.code < set)
      const now = setEnd(traits.homeRally, set, score.home, score.away)
      const progress = Math.max(score.home, score.away) / setTarget(set)
      return stillOpen([
        ...matchMarkets(model.after(won, now), won, before),
        ...setMarkets(now, set, progress),
      ])
    },
  }
}

type Score = { readonly home: number; readonly away: number }

function setsWon(
  parts: readonly { readonly code: number }[],
  steps: Parameters<typeof sumSteps>[0],
  before: number,
): Score {
  const won = { home: 0, away: 0 }
  for (const { code } of parts) {
    if (code >= before) continue
    const { home, away } = sumSteps(steps, step => step.code === code)
    won[home > away ? 'home' : 'away'] += 1
  }
  return won
}

/** The rest of a match: lead and number of sets (`setLead`, `setCount`), and of points (`lead`, `total`). */
type MatchEnd = {
  readonly setLead: Distribution
  readonly setCount: Distribution
  readonly total: Distribution
  readonly lead: Distribution
}

const NOTHING: MatchEnd = {
  setLead: certain(0),
  setCount: certain(0),
  total: certain(0),
  lead: certain(0),
}

type SetModel = {
  /** The rest of the match from the current set on. */
  after(won: Score, now: SetEnd): MatchEnd
}

/** The rest from each set score, computed once. */
function openSets(homeRally: number): SetModel {
  const fresh = new Map<number, SetEnd>()
  const rests = new Map<string, MatchEnd>()
  const restFrom = (won: Score): MatchEnd => {
    if (Math.max(won.home, won.away) >= SETS_TO_WIN) return NOTHING
    const key = `${won.home}-${won.away}`
    const known = rests.get(key)
    if (known) return known
    const target = setTarget(won.home + won.away + 1)
    const set = fresh.get(target) ?? setEnd(homeRally, won.home + won.away + 1, 0, 0)
    fresh.set(target, set)
    const rest = after(won, set)
    rests.set(key, rest)
    return rest
  }
  const after = (won: Score, now: SetEnd): MatchEnd => {
    const home = restFrom({ home: won.home + 1, away: won.away })
    const away = restFrom({ home: won.home, away: won.away + 1 })
    return {
      setLead: mix([
        { weight: now.homeWins, of: shift(home.setLead, 1) },
        { weight: now.awayWins, of: shift(away.setLead, -1) },
      ]),
      setCount: mix([
        { weight: now.homeWins, of: shift(home.setCount, 1) },
        { weight: now.awayWins, of: shift(away.setCount, 1) },
      ]),
      total: both(convolve(now.total.home, home.total), convolve(now.total.away, away.total)),
      lead: both(convolve(now.lead.home, home.lead), convolve(now.lead.away, away.lead)),
    }
  }
  return { after }
}

const both = (a: Distribution, b: Distribution): Distribution =>
  mix([
    { weight: 1, of: a },
    { weight: 1, of: b },
  ])

const POINT_LINES = { step: 100, rest: 50 }

function matchMarkets(rest: MatchEnd, won: Score, before: Score): FairMarket[] {
  const setLead = shift(rest.setLead, won.home - won.away)
  const setCount = shift(rest.setCount, won.home + won.away)
  const total = shift(rest.total, before.home + before.away)
  const home = chanceWhere(setLead, value => value > 0)
  return [
    plain(52, 0, [
      ['1', home],
      ['2', 1 - home],
    ]),
    ...handicapLines({ typeId: 866, counts: setLead, ...POINT_LINES, beside: 1 }),
    ...totalLines({ typeId: 165, counts: setCount, ...POINT_LINES, beside: 1 }),
    ...handicapLines({
      typeId: 1558,
      counts: shift(rest.lead, before.home - before.away),
      ...POINT_LINES,
      beside: 2,
    }),
    ...totalLines({ typeId: 2, counts: total, ...POINT_LINES, beside: 2 }),
    oddEven(5, total),
  ]
}

/** Winner, handicap, total, odd or even; the handicap of the fifth set has no id in the feed. */
const SET_MARKETS = [
  [202, 64, 21, 72],
  [203, 65, 45, 73],
  [204, 66, 46, 74],
  [205, 67, 47, 75],
  [206, undefined, 48, undefined],
] as const

function setMarkets({ homeWins, total, lead }: SetEnd, set: number, progress: number): FairMarket[] {
  const [winner, handicap, over, odd] = SET_MARKETS[set - 1] ?? SET_MARKETS[4]
  const points = both(total.home, total.away)
  const ahead = both(lead.home, lead.away)
  const lines = { ...POINT_LINES, beside: 1, progress }
  return [
    plain(winner, progress, [
      ['1', homeWins],
      ['2', 1 - homeWins],
    ]),
    ...(handicap ? handicapLines({ typeId: handicap, counts: ahead, ...lines }) : []),
    ...totalLines({ typeId: over, counts: points, ...lines }),
    ...(odd ? [oddEven(odd, points, progress)] : []),
  ]
}
