import { expect, test } from 'vitest'
import { gradeOutcome } from '#domain/grading/grading.ts'
import { scoreSheet } from '#domain/grading/score-sheet.ts'
import type { FixtureId, MarketTypeId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { USUAL_MARGIN } from './prices/fair-price.ts'
import { makeOffer } from './prices/offered-prices.ts'
import type { RecordedMatch } from './recorded-match.ts'
import { resultFact } from './replay-facts.ts'
import { loadRecordedMatches } from './shipped-matches.ts'
import { importAllSeasons } from './sources/football-data.ts'
import { NO_KOREAN_NAMES } from './sources/participant-names.ts'

/** Outcomes that the sheet at the end cannot grade, and how many it grades. */
function gradeOffers(matches: readonly RecordedMatch[]) {
  const offer = makeOffer(USUAL_MARGIN)
  const moment = instant(0)
  const gaps = new Set<string>()
  let graded = 0
  for (const match of matches) {
    const fixture = {
      id: 1 as FixtureId,
      match,
      listedAt: moment,
      kickOff: moment,
      endsAt: moment,
      replaySpeed: 1,
    }
    const sheet = scoreSheet({ sportId: match.league.sportId, scores: resultFact(fixture).sheet })
    for (const { marketTypeId, line, outcomes } of offer(fixture, moment)) {
      const grades = outcomes.map(({ pick }) =>
        gradeOutcome({
          sportId: match.league.sportId,
          marketTypeId: marketTypeId as MarketTypeId,
          line,
          pick,
          sheet,
        }),
      )
      for (const grade of grades) {
        if (!grade.ok) gaps.add(`${match.key} ${marketTypeId} ${line}: ${JSON.stringify(grade.why)}`)
      }
      const winners = grades.filter(grade => grade.ok && grade.result.kind === 'won').length
      expect(winners, match.key).toBeLessThanOrEqual(1)
      graded += grades.length
    }
  }
  return { gaps: [...gaps], graded }
}

test('every market that the replay offers is gradable by its final sheet', {
  timeout: 60_000,
}, async () => {
  const { matches } = await loadRecordedMatches()
  const { gaps, graded } = gradeOffers(matches)
  expect(gaps).toEqual([])
  expect(graded).toBeGreaterThan(40_000)
})

test('a match without a half-time score offers the markets that full time grades', () => {
  const text = [
    'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,AvgCH,AvgCD,AvgCA',
    'Argentina,Liga Profesional,2024,10/05/2024,23:00,Alpha,Beta,1,0,H,2.02,3.05,4.05',
  ].join('\n')
  const { matches } = importAllSeasons('a.csv', text, NO_KOREAN_NAMES)
  const { gaps, graded } = gradeOffers(matches)
  expect(gaps).toEqual([])
  expect(graded).toBeGreaterThanOrEqual(3)
})
