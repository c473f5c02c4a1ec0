import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, drawPage, logIn, refusal, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import { HeroMatches } from './hero-matches.tsx'
import { LiveNow } from './live-now.tsx'
import { OpenBets } from './open-bets.tsx'

vi.mock('#web/client/navigation/use-pages.ts', () => ({ useHasPage: () => () => true }))
useDrawing()

test.each([
  ['sports-prematch/event/top', [], '주요 경기', () => <HeroMatches onPick={() => undefined} />],
  ['bet_result', { bets: [], totalCount: 0 }, '진행 중인 베팅', () => <OpenBets />],
] as const)(
  'does not show what failed to load as empty, and offers a retry for %s',
  async (path, none, what, Part) => {
    answer({ [path]: refusal(500, '오류') })
    logIn()
    const user = drawPage(Part)
    const failed = await screen.findByRole('alert')
    expect(wordsOf(failed)).toContain(`${what}`)
    expect(wordsOf(failed)).toContain('불러오지 못했습니다.')
    expect(screen.queryByText(/없습니다/)).toBeNull()
    answer({ [path]: none })
    await user.click(screen.getByRole('button', { name: '다시 시도' }))
    await screen.findByText(/없습니다/)
  },
)

test('does not show a match whose odds failed to load as closed', async () => {
  const played = {
    ...{ id: 1, fixtureId: 1, sport_id: 6046, sport_name: '축구', league_id: 1, league_name: 'K리그1' },
    ...{ location_id: 1, location_name: '대한민국', location_code: 'kr', replayOf: null, status: 2 },
    ...{ home_participants_name: '울산', away_participants_name: '서울', home: 1, away: 0 },
    ...{
      startdate: '2026-11-21 11:00:00',
      date: '11-21 11:00',
      period: { code: 10, label: '전반' },
      seconds: 60,
    },
  }
  answer({ 'inplay/event': [played], 'inplay/game': refusal(500, '오류') })
  logIn()
  const user = drawPage(() => <LiveNow onPick={() => undefined} />)
  await screen.findByText(/불러오지 못했습니다/)
  expect(screen.queryByText('베팅할 수 없는 경기입니다.')).toBeNull()
  answer({ 'inplay/game': [] })
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await screen.findByText('베팅할 수 없는 경기입니다.')
})
