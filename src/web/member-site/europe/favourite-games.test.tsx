import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { draw, findAll, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { toggleFixture } from '#web/sport/board/finding/use-favourites.ts'
import { FavouriteGames } from './favourite-games.tsx'

useDrawing()
afterEach(() => {
  for (const fixture of [1, 2]) toggleFixture(fixture)
  vi.restoreAllMocks()
})

const game = (fixtureId: number, startdate: string) => ({
  ...{ id: fixtureId, fixtureId, status: 1, startdate, date: startdate.slice(5, 16), replayOf: null },
  ...{
    sport_id: 6046,
    sport_name: '축구',
    location_id: 1,
    location_name: '잉글랜드',
    location_code: 'gb-eng',
  },
  ...{ league_id: 1, league_name: '프리미어리그', marketCount: 1 },
  ...{ home_participants_name: `홈팀${fixtureId}`, away_participants_name: `원정팀${fixtureId}` },
  markets: [{ marketId: 1, marketName: '1X2', marketNameKorean: '승무패', bets: [] }],
})

test('sorts favourites by start, whichever is read first', async () => {
  // All rendered elements are in view.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 300, 50))
  const second = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (input: unknown) => {
    const path = String(input)
    if (path.endsWith('/event/1')) return Promise.resolve(Response.json(game(1, '2026-11-21 20:00:00')))
    return path.endsWith('/event/2') ? second.promise : new Promise(() => {})
  })
  logIn()
  for (const fixture of [1, 2]) toggleFixture(fixture)
  draw(<FavouriteGames closeSeconds={0} column="winner" />)
  const drawn = () => findAll('[data-fixture]').map(row => row.dataset.fixture)
  await waitFor(() => expect(drawn()).toEqual(['1']))
  second.resolve(Response.json(game(2, '2026-11-21 19:00:00')))
  await waitFor(() => expect(drawn()).toEqual(['2', '1']))
})
