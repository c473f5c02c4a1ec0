import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DeskGameDetail } from '#contract/back-office/minigames/game-desk.ts'
import type { DeskRoundDetail } from '#contract/back-office/minigames/round-desk.ts'
import { answer, callsOf, draw, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page as FairnessPage } from './fairness/fairness-page.tsx'
import { GameStateDialog } from './games/game-state-dialog.tsx'
import { Page as GamesPage } from './games/games-page.tsx'
import { LimitsDialog } from './games/limits-dialog.tsx'
import { PayTableForm } from './games/pay-table-form.tsx'
import { Page as ReturnsPage } from './returns/returns-page.tsx'
import { VoidRoundDialog } from './rounds/void-round-dialog.tsx'

useDrawing()

const pick = (id: string, label: string, won: string, betPrice: number) => ({
  ...{ id, label, won, betPrice, ownPrice: betPrice },
  void: '0',
  extra: '0',
})

const game: DeskGameDetail = {
  gameId: 231,
  title: '키노사다리 5분 B',
  route: 'ntry/kenoladder',
  kind: 'keno-ladder',
  kindTitle: '키노사다리',
  group: 'ntry',
  intervalSeconds: 300,
  closeSeconds: 10,
  ...{ shown: true, open: true, maintenance: false, maintenanceText: '' },
  ...{ stakeMin: null, stakeMax: null, payoutMax: null, pickPayoutMax: null },
  drawnBy: null,
  version: 3,
  changedAt: '2026-11-21 11:40:00',
  operator: 'admin',
  firstRound: { roundId: '20261121-0145', startsAt: '2026-11-21 12:00:00' },
  running: null,
  returns: [],
  markets: [
    {
      id: 'odd-even',
      label: '홀짝',
      picks: [pick('odd', '홀', '17/35', 1.98), pick('even', '짝', '18/35', 1.87)],
    },
  ],
}

const saved = (): HTMLButtonElement => screen.getByRole('button', { name: '배당 저장' })
const priceOf = (name: string): HTMLInputElement => screen.getByLabelText(`홀짝 ${name} 배당`)

test('handbook 3.8 recomputes the edge while the odds are typed: warns below 1 % and above 15 %, refuses below 0 %', async () => {
  answer({ 'admin/minigames/231/terms': game })
  logIn({ type: 1, role: 10 })
  const user = draw(<PayTableForm game={game} />)
  screen.getByText('확률 48.57% (17/35)')
  expect(screen.getAllByText('3.83%')).toHaveLength(2)
  expect(saved().disabled).toBe(true)
  await user.clear(priceOf('짝'))
  await user.type(priceOf('짝'), '1.95')
  screen.getByText('엣지 −0.29% · 환수율 100% 초과')
  expect(saved().disabled).toBe(true)
  await user.clear(priceOf('짝'))
  await user.type(priceOf('짝'), '1.93')
  screen.getByText('1% 미만')
  await user.clear(priceOf('홀'))
  await user.type(priceOf('홀'), '1.70')
  screen.getByText('15% 초과')
  await user.click(saved())
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/20261121-0145회 \(12:00 시작\)부터 적용합니다/)
  await user.click(dialog.getByRole('button', { name: '운영 조정' }))
  await user.click(dialog.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(callsOf('admin/minigames/231/terms')).toHaveLength(1))
  expect(callsOf('admin/minigames/231/terms')[0]?.body).toEqual({
    version: 3,
    changes: {
      prices: [
        { market: 'odd-even', pick: 'odd', price: '1.70' },
        { market: 'odd-even', pick: 'even', price: '1.93' },
      ],
    },
    reason: '운영 조정',
  })
})

test('X3 shows read-only operators the odds and edges without inputs', () => {
  logIn({ type: 1, role: 1 })
  draw(<PayTableForm game={game} />)
  screen.getByText('1.98')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('MINI-088 validates the closing time and limits like the server', async () => {
  logIn({ type: 1, role: 10 })
  const user = draw(<LimitsDialog game={game} onClose={vi.fn()} />)
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '저장' })
  await user.click(screen.getByRole('button', { name: '한도 조정' }))
  const close = screen.getByLabelText('마감 (추첨 몇 초 전)')
  await user.clear(close)
  await user.type(close, '296')
  screen.getByText('5초 이상 295초 이하로 입력해 주세요.')
  await user.clear(close)
  await user.type(close, '30')
  await user.type(screen.getByLabelText('최소베팅금 (원)'), '10000')
  await user.type(screen.getByLabelText('최대베팅금 (원)'), '5000')
  screen.getByText('최대베팅금이 최소베팅금보다 작습니다.')
  expect(save().disabled).toBe(true)
  await user.type(screen.getByLabelText('최대베팅금 (원)'), '0')
  expect(save().disabled).toBe(false)
})

test('MAINT-008 sets a game under maintenance with a text', async () => {
  answer({ 'admin/minigames/231/terms': game })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<GameStateDialog game={game} onClose={onClose} />)
  await user.click(screen.getByLabelText('점검 (입장과 베팅을 막고 안내)'))
  await user.type(screen.getByLabelText('점검 문구'), '서버 점검')
  await user.click(screen.getByRole('button', { name: '정기 점검' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/minigames/231/terms')[0]?.body).toMatchObject({
    version: 3,
    changes: { shown: true, open: true, maintenance: true, maintenanceText: '서버 점검' },
  })
})

test('handbook 3.3 lists the games with the running round and today’s result', async () => {
  const running = {
    ...{ id: 1, round: 144, roundId: '20261121-0144', stakes: 30_000 },
    ...{ closesAt: '2026-11-21 11:59:50', drawsAt: '2026-11-21 12:00:00' },
  }
  const listed = { ...game, running, maintenance: true, stakes: 1_000_000, paid: 1_200_000, hold: -200_000 }
  answer({
    'admin/minigames': { games: [listed], pageCount: 1, totalCount: 1 },
    'admin/minigame-choices': { games: [], kinds: [{ kind: 'keno-ladder', title: '키노사다리' }] },
  })
  logIn({ type: 1, role: 1 })
  drawPage(GamesPage)
  for (const text of ['점검중', '5분 · 10초 전', '144회 · 30,000원', '1,000,000원', '−200,000원'])
    await screen.findByText(text, { selector: 'td *, td' })
})

test('G5 G19 shows the faults found by the draw check and the state of the seed chains', async () => {
  const chain = {
    id: 1,
    committedAt: '2026-11-21 11:40:00',
    chainEnd: 'ab'.repeat(32),
    links: 100,
    given: 40,
  }
  const check = { at: '2026-11-21 11:40:00', rounds: 1_000, faults: 2, missing: 0, operator: null }
  const head = { title: '1분 파워볼', drawnAlong: [], beaconKinds: ['bets'], rounds: 10, voidRounds: 1 }
  const fair = { ...head, gameId: 251, lastCheck: check, chain, next: null }
  answer({
    'admin/minigame-fairness': {
      games: [fair],
      faulty: 1,
      random: { at: '2026-11-21 11:40:00', isHealthy: false },
      pageCount: 1,
      totalCount: 1,
    },
  })
  logIn({ type: 1, role: 1 })
  drawPage(FairnessPage)
  await screen.findByText('문제 2건')
  screen.getByText('마지막 자체 검증에서 문제가 나온 게임 1개')
  screen.getByText(
    '난수 생성기가 무작위성 시험을 통과하지 못해 새 시드 체인을 만들지 않습니다. (2026-11-21 11:40 확인)',
  )
  screen.getByText('60 / 100')
})

test('G21 T5 names a game beyond the tolerance above the list', async () => {
  const sums = { bets: 300, stakes: 3_000_000, paid: 3_900_000, expected: 2_925_000 }
  const rates = { expectedRate: 9_750, actualRate: 13_000, deviation: 5.74 }
  const counts = { rounds: 400, voidRounds: 1, betRounds: 300, voidBets: 2, voidStakes: 20_000 }
  const row = { gameId: 251, title: '1분 파워볼', ...counts, ...sums, ...rates, isBeyond: true }
  const watch = { days: 30, errors: 4, betRounds: 100, at: '2026-11-21 11:40:00', beyond: [row] }
  answer({
    'admin/minigame-returns': {
      games: [row],
      totals: { rounds: 400, voidRounds: 1, ...sums, ...rates },
      watch,
      pageCount: 1,
      totalCount: 1,
    },
  })
  logIn({ type: 1, role: 1 })
  drawPage(ReturnsPage)
  await screen.findByText('허용 오차를 벗어난 게임 1개')
  screen.getByText(/편차 \+5\.7σ · 지급 3,900,000원, 기대 2,925,000원/)
  expect(screen.getAllByText('130.00%').length).toBeGreaterThan(0)
})

test('handbook 3.1 voids a round with a reason and shows the refunds first', async () => {
  const round = {
    id: 2_511_795_000_000,
    title: '1분 파워볼',
    roundId: '20261121-0700',
    bets: 3,
    stakes: 45_000,
  }
  answer({ 'admin/minigame-rounds/2511795000000/void': { id: round.id, bets: 3, stakes: 45_000 } })
  logIn({ type: 1, role: 10 })
  const onClose = vi.fn()
  const user = draw(<VoidRoundDialog round={round as DeskRoundDetail} onClose={onClose} />)
  expect(screen.getByRole('dialog').textContent).toContain('베팅 3건, 45,000원을 모두 환불합니다.')
  await user.click(screen.getByRole('button', { name: '시스템 오류' }))
  await user.click(screen.getByRole('button', { name: '적특 처리' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(callsOf('admin/minigame-rounds/2511795000000/void')[0]?.body).toEqual({ reason: '시스템 오류' })
})
