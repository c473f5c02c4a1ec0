import { expect, test } from 'vitest'
import { checkSheet } from '#domain/grading/sheet-check.ts'
import type { RecordedMatch } from '#server/providers/replay/recorded-match.ts'
import { loadRecordedMatches } from '#server/providers/replay/shipped-matches.ts'
import { readHarvestedMatches, readVolleyballMatch } from './single-matches.ts'

/** Returns the matches that the server would refuse as results of their sport, with the reason. */
const refusedOf = (matches: readonly RecordedMatch[]) =>
  matches.flatMap(({ key, league, scores }) => {
    const sheet = Object.fromEntries(scores.map(({ code, home, away }) => [code, [home, away] as const]))
    const flaw = checkSheet(league.sportId, sheet)
    return flaw ? [`${key}: ${JSON.stringify(flaw)}`] : []
  })

test('accepts every result of the shipped matches', async () => {
  const { matches } = await loadRecordedMatches()
  expect(matches.length).toBeGreaterThan(3_000)
  expect(refusedOf(matches)).toEqual([])
})

const folder = process.env.REAL_DATA

test('accepts every result of the real files', { timeout: 600_000 }, async ({ annotate }) => {
  if (folder === undefined)
    return void (await annotate('left out: real files (set REAL_DATA to their folder)'))
  const { matches } = await loadRecordedMatches(folder)
  const single = [...(await readHarvestedMatches(folder)), await readVolleyballMatch(folder)]
  await annotate(`${matches.length} matches of files, ${single.length} single ones`)
  expect(single.length).toBeGreaterThan(4)
  expect(refusedOf([...matches, ...single])).toEqual([])
})
