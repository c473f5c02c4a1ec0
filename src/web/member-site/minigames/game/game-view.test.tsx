import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import {
  answer,
  callsOf,
  draw,
  find,
  findAll,
  inSeconds,
  logIn,
  NOON,
  refusal,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { alertText, amount, figure, placeBet } from '#tests/support/components/drawn-cart.tsx'
import { aDraw, aGame, anOffer, anOwnBet, answersOf } from '#tests/support/components/drawn-minigame.tsx'
import { AlertDialog } from '#web/kit/overlays/alert-dialog.tsx'
import { useAlerts } from '#web/kit/overlays/alerts.ts'
import { useToasts } from '#web/kit/overlays/toasts.ts'
import { Cart } from '../cart/round-cart.tsx'
import { roundStore } from '../cart/round-cart-store.ts'
import { roundPlacing } from '../cart/round-placing.ts'
import { hearHouseTime } from '../rounds/house-clock.ts'
import { GameView } from './game-view.tsx'

useDrawing()
const scene = {
  length: () => 4_000,
  View: ({ at }: { readonly at: number }) => <p data-fake-scene>{Math.round(at)}</p>,
}
vi.mock('../scenes/load-scene.ts', () => ({ loadScene: async () => scene }))
const visited = vi.hoisted(() => [] as string[])
vi.mock('#web/client/navigation/go-to.ts', () => ({ goTo: (path: string) => visited.push(path) }))

beforeEach(() => {
  visited.length = 0
  useToasts.setState({ toasts: [] })
  hearHouseTime(NOON)
})
afterEach(() => {
  roundPlacing.cancel()
  roundStore.unlockSlip(roundStore.useSlip.getState().lockedBy ?? '')
  roundStore.clearSlip()
})

const game = aGame()
const last = aDraw()
const tile = (key: string) => find(`[data-tile="${key}"]`)
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)
/**
 * Sets the server time to this many seconds after the start of the round; pages update on their next
 * tick.
 */
const setTime = (seconds: number) => {
  vi.setSystemTime(inSeconds(seconds))
}

async function drawGame(more: Readonly<Record<string, unknown>> = {}, at = 20) {
  setTime(at)
  answer({ ...answersOf(game, [last, aDraw(2), aDraw(3)]), ...more })
  logIn()
  const user = draw(
    <>
      <GameView game={game} games={[game]} />
      <Cart />
      <AlertDialog />
    </>,
  )
  await waitFor(() => expect(find('[data-markets]')).not.toBeNull())
  await waitFor(() => expect(find('[data-fake-scene]')).not.toBeNull())
  return { user, press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })) }
}

test('MINI-086 LAYOUT-032 FIELD-045 shows round, ring, markets with odds, own bets, last results and chart', async () => {
  await drawGame({ 'minigame/bets': [anOwnBet(anOffer(game)), anOwnBet(last, { status: 2 })] })
  expect(wordsOf(find('[data-round]'))).toContain(`${anOffer(game).round}회차`)
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('마감까지 00:30')
  expect(find('[data-countdown]')?.dataset.countdown).toBe('green')
  expect(wordsOf(tile('power-odd-even.odd'))).toBe('파워볼 홀짝 홀1.95')
  expect(wordsOf(tile('power-section.a'))).toBe('파워볼 구간 A0–23.10')
  expect(findAll('[data-tile]')).toHaveLength(43)
  await waitFor(() =>
    expect(findAll('[data-own-bet]').map(one => one.dataset.ownBet)).toEqual(['open', 'won']),
  )
  expect(tile('sum-size.large')?.dataset.own).toBe('true')
  expect(find('[data-own-outcome]')?.dataset.ownOutcome).toBe('won')
  expect(wordsOf(find('[data-own-outcome]'))).toContain('+29,000원')
  expect(findAll('[data-recent-round]')).toHaveLength(3)
  expect(wordsOf(find('[aria-labelledby=run-chart]'))).toContain(
    '이전 결과는 다음 결과에 영향을 주지 않습니다.',
  )
})

test('joins a running play in step and shows the result at its end', async () => {
  await drawGame({ 'minigame/events': [anOffer(game, {}, 0)] }, 1.5)
  expect(Number(wordsOf(find('[data-fake-scene]')))).toBeGreaterThanOrEqual(1_500)
  expect(find('[data-play]')?.dataset.play).toBe('playing')
  expect(find(`[data-result-chips]`)).toBeNull()
  expect(findAll('[data-recent-round]')).toHaveLength(2)
  expect(wordsOf(find('[data-draw-words]'))).toBe('')
  setTime(6)
  await waitFor(() => expect(find('[data-play]')?.dataset.play).toBe('over'))
  expect(wordsOf(find('[data-draw-words]'))).toContain(`${last.round}회차 결과: 17, 4, 26, 11, 23. 합 81`)
  expect(findAll('[data-recent-round]')).toHaveLength(3)
})

test('skips and repeats the play, and keeps shown results', async () => {
  const { press } = await drawGame({}, 1)
  await press('건너뛰기')
  expect(wordsOf(find('[data-fake-scene]'))).toBe('4000')
  await press('다시 보기')
  expect(find('[data-play]')?.dataset.play).toBe('playing')
  // Revealed results stay revealed.
  expect(findAll('[data-recent-round]')).toHaveLength(3)
})

test('shows the end of the play at once with reduced motion', async () => {
  const matchMedia = window.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...matchMedia(query),
    matches: query.includes('reduced-motion'),
  }))
  window.matchMedia = globalThis.matchMedia
  await drawGame({}, 1)
  window.matchMedia = matchMedia
  expect(wordsOf(find('[data-fake-scene]'))).toBe('4000')
  expect(screen.queryByRole('button', { name: '건너뛰기' })).toBeNull()
  expect(screen.queryByRole('button', { name: '다시 보기' })).toBeNull()
})

test('MINI-090 selects, replaces and removes one pick, places the bet and stays on the page', async () => {
  const { user, press } = await drawGame({ 'minigame/betting': { id: 'bet-1', emoney: 990_000 } })
  await user.click(tile('sum-odd-even.odd') as HTMLElement)
  await user.click(tile('power-odd-even.even') as HTMLElement)
  expect(findAll('[data-selection]').map(wordsOf).join()).toMatch(/파워볼 홀짝 · 짝\s*1\.95/)
  await user.click(tile('power-odd-even.even') as HTMLElement)
  expect(findAll('[data-selection]')).toEqual([])
  await press(placeBet)
  expect(alertText()).toContain('베팅을 선택해주세요.')
  await press('확인')
  await user.click(tile('power-odd-even.even') as HTMLElement)
  await press(placeBet)
  expect(alertText()).toContain('최소베팅금 5,000원 미만 베팅하실수 없습니다.')
  await press('확인')
  await user.type(amount(), '10000')
  expect(figure('예상당첨금')).toBe('19,500원')
  await press(placeBet)
  screen.getByRole('dialog', { name: '베팅하시겠습니까?' })
  await press('베팅')
  await waitFor(() => expect(alertText()).toContain('베팅이 완료되었습니다.'))
  const { id, gameId } = anOffer(game)
  expect(callsOf('minigame/betting')).toMatchObject([
    {
      body: {
        memberId: 7,
        totalRatio: '1.95',
        amounts: 10_000,
        minigameId: gameId,
        betStyle: 'KR',
        changeFlag: 0,
        bettings: [
          { betBaseline: '', betPrice: '1.95', fixtureId: id, oddsId: '102', sportId: gameId, version: 1 },
        ],
      },
    },
  ])
  expect(callsOf('minigame/betting')[0]?.headers.get('Idempotency-Key')).not.toBeNull()
  expect([findAll('[data-selection]').length, visited]).toEqual([0, []])
  await press('베팅내역')
  expect(visited).toEqual(['/bet_result'])
})

test('BETFLOW-015 shows why a bet was refused and keeps the pick', async () => {
  const text = '같은 회차에 반대되는 선택으로 베팅할 수 없습니다.'
  const { user, press } = await drawGame({ 'minigame/betting': refusal(400, text) })
  await user.click(tile('sum-odd-even.odd') as HTMLElement)
  await user.type(amount(), '10000')
  await press(placeBet)
  await press('베팅')
  await waitFor(() => expect(alertText()).toContain(text))
  expect(findAll('[data-selection]')).toHaveLength(1)
})

test('MINI-088 locks the tiles at closing and removes the pick with a notice', async () => {
  const { user, press } = await drawGame()
  await user.click(tile('sum-odd-even.odd') as HTMLElement)
  await user.type(amount(), '10000')
  await press(placeBet)
  setTime(50)
  await waitFor(() => expect(find('[data-markets]')?.dataset.markets).toBe('closed'))
  await waitFor(() =>
    expect(toasts()).toEqual([`${anOffer(game).round}회차 베팅이 마감되어 선택이 해제되었습니다.`]),
  )
  expect(screen.queryByRole('dialog', { name: '베팅하시겠습니까?' })).toBeNull()
  expect(findAll('[data-selection]')).toEqual([])
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('추첨까지 00:10')
  await user.click(tile('sum-odd-even.odd') as HTMLElement)
  expect(findAll('[data-selection]')).toEqual([])
})

test('MINI-085 API-019 requests the next round when the current one has passed, without a reload', async () => {
  await drawGame()
  const next = anOffer(game, {}, 1)
  answer({ 'minigame/events': [next] })
  const asked = callsOf('minigame/events').length
  setTime(60.5)
  await waitFor(() => expect(find('[data-round]')?.dataset.round).toBe(next.roundId))
  expect(callsOf('minigame/events').length).toBeGreaterThan(asked)
  expect(find('[data-markets]')?.dataset.markets).toBe('open')
})

test('MAINT-008 sends the member home with an alert under maintenance', async () => {
  setTime(20)
  const answers = answersOf(game, [last])
  const setting = answers[`settingMinigame/${game.gameId}` as keyof typeof answers] as object
  answer({ ...answers, [`settingMinigame/${game.gameId}`]: { ...setting, systemMaintenanceFlg: 1 } })
  logIn()
  draw(
    <>
      <GameView game={game} games={[game]} />
      <AlertDialog />
    </>,
  )
  await waitFor(() => expect(alertText()).toContain('점검중입니다.'))
  expect(visited).toEqual(['/'])
})

test.each([
  ['MAINT-007 a game without a setting', null, '점검중입니다.'],
  ['ERR-017 a refusal with its text', refusal(400, '지금은 열 수 없습니다.'), '지금은 열 수 없습니다.'],
  ['MAINT-007 an unknown game', refusal(404, '존재하지 않는 게임입니다.'), '존재하지 않는 게임입니다.'],
  [
    'ERR-018 a failure without a text',
    () => new Response('', { status: 503 }),
    '문제가 발생했습니다. 시스템관리자에게 문의해주세요.',
  ],
])('ERR-019 shows %s once and sends the member home', async (_, setting, text) => {
  setTime(20)
  answer({
    ...answersOf(game, [last]),
    [`settingMinigame/${game.gameId}`]: typeof setting === 'function' ? setting() : setting,
  })
  logIn()
  draw(
    <>
      <GameView game={game} games={[game]} />
      <AlertDialog />
    </>,
  )
  await waitFor(() => expect(alertText()).toContain(text))
  expect([useAlerts.getState().texts, visited]).toEqual([[text], ['/']])
})

test('does not send the member home when the connection fails', async () => {
  setTime(20)
  answer({ ...answersOf(game, [last]), [`settingMinigame/${game.gameId}`]: new Error('no line') })
  logIn()
  draw(<GameView game={game} games={[game]} />)
  await waitFor(() => expect(find('[data-markets]')).not.toBeNull())
  expect(visited).toEqual([])
})

test('uses the server’s clock instead of the browser’s', async () => {
  vi.setSystemTime(inSeconds(20 - 3_600))
  answer({
    ...answersOf(game, [last]),
    'minigame/overview': { now: NOON + 20 * SECOND, games: [] },
  })
  logIn()
  draw(<GameView game={game} games={[game]} />)
  await waitFor(() => expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('마감까지 00:30'))
  act(() => vi.setSystemTime(inSeconds(0)))
  hearHouseTime(NOON)
})
