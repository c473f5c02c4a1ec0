import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, drawPage, findAll, logIn, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { HeroMatches } from '../home/hero-matches.tsx'
import { KeyMatches } from './key-matches.tsx'

useDrawing()

/** Top events in the order of importance, by their start. */
const topEvents = (...starts: string[]) =>
  starts.map((start, place) => ({
    ...{ id: place, fixtureId: place + 1, sport_id: 6046, sport_name: '축구', league_id: 1, status: 1 },
    ...{ league_name: 'K리그1', location_id: 1, location_name: '대한민국', location_code: 'kr' },
    ...{ home_participants_name: `홈${place + 1}`, away_participants_name: `원정${place + 1}` },
    ...{ startdate: `2026-11-21 ${start}:00`, date: `11-21 ${start}`, replayOf: null },
    ...{ markets: [], marketCount: 0 },
  }))

test.each([
  ['SIDEBAR-001 the key matches', KeyMatches, 'li', ['홈2', '홈3', '홈5', '홈1', '홈4']],
  [
    'the matches of the day on home',
    () => <HeroMatches onPick={() => undefined} />,
    'article',
    ['홈2', '홈3', '홈1'],
  ],
] as const)('lists %s in the order of time, the most important ones', async (_, Part, row, homes) => {
  answer({ 'sports-prematch/event/top': topEvents('18:00', '13:00', '14:30', '20:00', '15:00', '12:30') })
  logIn()
  drawPage(() => <Part />)
  await waitFor(() => expect(findAll(row).map(one => wordsOf(one).match(/홈\d/)?.[0])).toEqual(homes))
})

test('shows on home no top match of another day', async () => {
  const [today, tomorrow] = topEvents('18:00', '12:30')
  answer({ 'sports-prematch/event/top': [{ ...tomorrow, startdate: '2026-11-22 12:30:00' }, today] })
  logIn()
  drawPage(() => <HeroMatches onPick={() => undefined} />)
  await waitFor(() => expect(findAll('article').map(one => wordsOf(one).match(/홈\d/)?.[0])).toEqual(['홈1']))
})
