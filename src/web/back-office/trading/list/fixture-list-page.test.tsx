import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  answer,
  button,
  callsOf,
  drawPage,
  find,
  logIn,
  NOON,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { Page as FixturePage } from '../fixture/fixture-page.tsx'
import { Page } from './fixture-list-page.tsx'

useDrawing()

const FIXTURES = 'admin/trading/fixtures'
const offline = new Error('offline')

/** An answer without fixtures. */
const noFixtures = (sketch: object = {}) => ({
  fixtures: [],
  totalCount: 0,
  pageCount: 0,
  counts: { upcoming: 0, live: 0, waiting: 0, settled: 0 },
  approximation: '',
  overdueBets: 0,
  overdue: [],
  now: NOON,
  ...sketch,
})

/** The list is read again every five seconds. */
function drawList(address = '/admin/trading') {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON })
  answer({ 'admin/trading/leagues': [] })
  logIn({ type: 1, role: 10 })
  return drawPage(Page, address)
}

const nextRead = () => act(() => vi.advanceTimersByTimeAsync(6_000))

const staleNote = () => screen.queryByText(/갱신이 멈췄습니다/)

test('moves to the last page when the page of the address does not exist', async () => {
  answer({ [FIXTURES]: noFixtures({ pageCount: 2, totalCount: 16 }) })
  drawList('/admin/trading?page=50')
  const pages = () => callsOf(FIXTURES).map(({ query }) => query.get('page'))
  await waitFor(() => expect(pages()).toEqual(['50', '2']))
})

test('marks figures as outdated while the list cannot be read again', async () => {
  answer({ [FIXTURES]: noFixtures() })
  drawList()
  await screen.findByText('등록된 경기가 없습니다.')
  expect(staleNote()).toBeNull()
  answer({ [FIXTURES]: offline })
  await nextRead()
  await waitFor(() => expect(staleNote()).not.toBeNull())
  answer({ [FIXTURES]: noFixtures() })
  await nextRead()
  await waitFor(() => expect(staleNote()).toBeNull())
})

const fixture = {
  ...{ id: 5, fixtureId: 5, sport_id: 6_046, sport_name: '축구', location_id: 1, location_name: '한국' },
  ...{ location_code: 'kr', league_id: 1, league_name: 'K리그', home_participants_name: '울산' },
  ...{ away_participants_name: '서울', startdate: '2026-11-21 13:00:00', date: '11-21 13:00', status: 1 },
  ...{ replayOf: null, state: 'upcoming', stateText: '경기전', waitingNote: null, source: 'feed' },
  ...{ startdateByFeed: '2026-11-21 13:00:00', startdateByAdmin: null, score: null, undecidedCount: 0 },
  suspension: { suspended: false, byFeed: false, byAdmin: false, liveStop: null, hidden: false },
  ...{ marketCount: 0, touchedMarketCount: 0, openBets: 0, openStakes: 0, worstPayout: 0 },
  worst: { singles: 0, withCombinations: 0 },
}

/** The fixture's page, without markets. */
const sheet = {
  fixture,
  ...{ markets: [], approximation: '', now: NOON, exposureAt: NOON, seq: 1, revision: 0, results: [] },
  ...{ resultTiming: { kind: 'due', text: '' }, undecided: [], settlement: null, sheetPeriods: [] },
}

const listed = (home: string) => waitFor(() => expect(wordsOf(find('[data-desk-fixture]'))).toContain(home))

/** Draws a list of one fixture; returns the operator and the search field. */
async function drawSearch() {
  answer({ [FIXTURES]: oneFixture('울산') })
  const user = drawList()
  await listed('울산')
  return { user, search: screen.getByLabelText<HTMLInputElement>('경기 검색') }
}

const oneFixture = (home: string) =>
  noFixtures({ fixtures: [{ ...fixture, home_participants_name: home }], totalCount: 1, pageCount: 1 })

test.each(['{ArrowDown}', '{Enter}'])('%s moves from the search to the first result', async key => {
  const { user, search } = await drawSearch()
  answer({ [FIXTURES]: oneFixture('골든스테이트 워리어스') })
  await user.type(search, `골든${key}`)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('골든스테이트 워리어스'))
  await user.click(button('검색어 지우기'))
  expect(search.value).toBe('')
  expect(document.activeElement).toBe(search)
})

test('keeps the focus in the search while typing after Enter', async () => {
  const { user, search } = await drawSearch()
  const held = Promise.withResolvers<void>()
  answer({ [FIXTURES]: held.promise.then(() => oneFixture('골든스테이트 워리어스')) })
  await user.type(search, '골든{Enter}스')
  held.resolve()
  await listed('골든스테이트 워리어스')
  await user.keyboard('테이트')
  expect(search.value).toBe('골든스테이트')
  await waitFor(() => expect(callsOf(FIXTURES).at(-1)?.query.get('search')).toBe('골든스테이트'))
})

test('keeps a filter chosen while the search is being typed', async () => {
  const { user, search } = await drawSearch()
  await user.type(search, 'ㅅㅇ')
  await user.click(screen.getByRole('tab', { name: /^예정/ }))
  await waitFor(() => {
    const query = callsOf(FIXTURES).at(-1)?.query
    expect([query?.get('state'), query?.get('search')]).toEqual(['upcoming', 'ㅅㅇ'])
  })
})

test('marks a fixture as outdated while it cannot be read again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON })
  answer({ [`${FIXTURES}/5`]: sheet })
  logIn({ type: 1, role: 10 })
  drawPage(FixturePage, '/admin/trading/5', '/admin/trading/$fixtureId')
  await screen.findByRole('heading', { name: '울산 vs 서울' })
  expect(staleNote()).toBeNull()
  answer({ [`${FIXTURES}/5`]: offline })
  await nextRead()
  await waitFor(() => expect(staleNote()).not.toBeNull())
  answer({ [`${FIXTURES}/5`]: sheet })
  await nextRead()
  await waitFor(() => expect(staleNote()).toBeNull())
})

test('keeps a failure and its button on screen during a retry', async () => {
  answer({ [FIXTURES]: offline })
  drawList()
  await screen.findByRole('button', { name: '다시 시도' })
  const before = callsOf(FIXTURES).length
  const held = Promise.withResolvers<void>()
  answer({ [FIXTURES]: held.promise.then(() => noFixtures()) })
  await nextRead()
  await waitFor(() => expect(callsOf(FIXTURES).length).toBeGreaterThan(before))
  button('다시 시도 처리 중')
  held.resolve()
  await screen.findByText('등록된 경기가 없습니다.')
})

test('counts overdue bets in play until none is left', async () => {
  const overdue = { id: '1', memberId: 7, userId: 'demo', nickname: '데모', amounts: 5_000, dueAt: NOON }
  answer({ [FIXTURES]: noFixtures() })
  drawList()
  await screen.findByText('등록된 경기가 없습니다.')
  const alarm = () => screen.queryByText(/라이브 베팅 1건이 1분 넘게 처리되지 않았습니다/)
  expect(alarm()).toBeNull()
  answer({ [FIXTURES]: noFixtures({ overdueBets: 1, overdue: [overdue] }) })
  await nextRead()
  await waitFor(() => expect(alarm()).not.toBeNull())
  answer({ [FIXTURES]: noFixtures() })
  await nextRead()
  await waitFor(() => expect(alarm()).toBeNull())
})

test.each(['999999', '0', 'abc'])(
  'leads from a missing fixture to the list, without a retry (%s)',
  async id => {
    answer({
      [`${FIXTURES}/999999`]: new Response('경기를 찾을 수 없습니다.', {
        status: 404,
        headers: { 'content-type': 'text/plain', 'x-refusal': 'FIXTURE_UNKNOWN' },
      }),
    })
    logIn({ type: 1, role: 10 })
    const user = drawPage(FixturePage, `/admin/trading/${id}`, '/admin/trading/$fixtureId')
    await screen.findByText('경기를 찾을 수 없습니다.')
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()
    await user.click(button('목록으로'))
    await waitFor(() => expect(screen.queryByText('경기를 찾을 수 없습니다.')).toBeNull())
  },
)
