import { STOP_SECONDS } from '#domain/fixtures/in-play-stop.ts'
import { isSetWon, SETS_TO_WIN, setPointOf } from '#domain/fixtures/volleyball-set.ts'
import { SECOND } from '#domain/instant.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import type { Chance } from '../chance.ts'
import type { MatchScript, ScoreStep, ScriptIncident, ScriptPart, ScriptStop } from '../match-script.ts'
import { sheetOfParts } from '../scoring.ts'
import { inOrder, tellPart } from '../script-news.ts'

/** Volleyball as a process: home wins every rally with the same probability, whichever side serves. */
export type VolleyballTraits = { readonly homeRally: number }

const RALLY_SECONDS = 25
const BREAK = 25 * SECOND

export const drawVolleyballTraits = (chance: Chance): VolleyballTraits => ({
  homeRally: chance.between(0.47, 0.535),
})

type Score = { readonly home: number; readonly away: number }

type Play = {
  readonly parts: ScriptPart[]
  readonly scores: ScoreStep[]
  readonly incidents: ScriptIncident[]
  readonly stops: ScriptStop[]
  readonly sets: { home: number; away: number }
}

/** Simulates a whole volleyball match, rally by rally. */
export function volleyballScript(chance: Chance, traits: VolleyballTraits, pace: number): MatchScript {
  const play: Play = { parts: [], scores: [], incidents: [], stops: [], sets: { home: 0, away: 0 } }
  while (Math.max(play.sets.home, play.sets.away) < SETS_TO_WIN) playSet(play, chance, traits, pace)
  for (const part of play.parts) tellPart(play, part)
  const { parts, scores, sets } = play
  return {
    parts,
    scores,
    ...inOrder(play),
    dangers: [],
    endsAt: parts.at(-1)?.to ?? 0,
    sheet: sheetOfParts(parts, scores, { 100: [sets.home, sets.away] }),
    bySets: true,
  }
}

function playSet(play: Play, chance: Chance, { homeRally }: VolleyballTraits, pace: number): void {
  const code = play.parts.length + 1
  const from = (play.parts.at(-1)?.to ?? -BREAK) + BREAK
  const score = { home: 0, away: 0 }
  let at = from
  while (!isSetWon(score, code)) {
    tellSetPoint(play, score, code, at)
    at += Math.floor((RALLY_SECONDS * SECOND * chance.between(0.7, 1.3)) / pace)
    const side: Side = chance.happens(homeRally) ? 'home' : 'away'
    score[side] += 1
    play.scores.push({ at, code, side, points: 1 })
  }
  play.sets[score.home > score.away ? 'home' : 'away'] += 1
  // The last point comes before the whistle.
  play.parts.push({ code, from, to: at + 1 })
}

function tellSetPoint(play: Play, score: Score, code: number, at: number): void {
  const side = setPointOf(score, code)
  if (!side) return
  const kind = play.sets[side] === SETS_TO_WIN - 1 ? 'match-point' : 'set-point'
  play.incidents.push({ at, kind, side })
  play.stops.push({ from: at, to: at + STOP_SECONDS[kind] * SECOND, reason: kind })
}
