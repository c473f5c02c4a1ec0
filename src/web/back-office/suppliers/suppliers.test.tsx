import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HeldWin } from '#contract/back-office/casino/held-wins.ts'
import type { SupplierDayDetail } from '#contract/back-office/casino/supplier-days.ts'
import type {
  DeskCasinoGame,
  DeskSupplier,
  DeskSupplierDetail,
} from '#contract/back-office/casino/supplier-desk.ts'
import type { DeskTransaction } from '#contract/back-office/casino/transaction-desk.ts'
import type { UnresolvedBet } from '#contract/back-office/casino/unresolved-desk.ts'
import { answer, callsOf, draw, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { DayDifferences } from './days/day-differences.tsx'
import { Page as HeldPage } from './held/held-page.tsx'
import { OfferedGames } from './suppliers/offered-games.tsx'
import { RenewKeyDialog } from './suppliers/renew-key-dialog.tsx'
import { Page as SuppliersPage } from './suppliers/suppliers-page.tsx'
import { WinMostDialog } from './suppliers/win-most-dialog.tsx'
import { Page as TransactionsPage } from './transactions/transactions-page.tsx'
import { Page as UnresolvedPage } from './unresolved/unresolved-page.tsx'

useDrawing()

const supplier: DeskSupplier = {
  id: 3,
  code: 'sandbox',
  name: '한판 샌드박스',
  dialect: 'command',
  address: 'https://games.example/sandbox',
  isOn: false,
  position: 1,
  image: '',
  providers: 8,
  games: 14,
  lastCallAt: '2026-11-21 11:59:58',
  unresolved: 2,
  today: { bets: 3, stakes: 30_000, paid: 41_000, hold: -11_000 },
}

const detail: DeskSupplierDetail = {
  ...supplier,
  addresses: ['203.0.113.0/24'],
  changedAt: '2026-11-21 10:00:00',
  winMultipleMax: 5_000,
  winAmountMax: 200_000_000,
  oldKeyUntil: null,
  providerList: [],
  gameList: [],
}

const transaction: DeskTransaction = {
  supplierId: 3,
  supplier: '한판 샌드박스',
  ref: 't.1',
  kind: 'bet',
  state: 'open',
  at: '2026-11-21 11:40:00',
  memberId: 7,
  userId: 'demo',
  nickname: '데모',
  amount: 5_000,
  description: '뱅커',
  betRef: null,
  betId: '01935f00-0000-7000-8000-000000000001',
  roundId: 2_000_000_000_000_001,
  round: 'baccarat-1.20261121-0001',
  game: '바카라 1',
  resolvedBy: null,
  resolvedAt: null,
}

const bet = (sketch: Partial<UnresolvedBet>): UnresolvedBet => ({
  supplierId: 3,
  supplier: '한판 샌드박스',
  ref: 't.1',
  betId: '01935f00-0000-7000-8000-000000000001',
  at: '2026-11-21 11:40:00',
  waitedSeconds: 1_200,
  memberId: 7,
  userId: 'demo',
  nickname: '데모',
  game: '바카라 1',
  round: 'baccarat-1.20261121-0001',
  stake: 5_000,
  said: null,
  step: 'ask',
  ...sketch,
})

test('CASINO-007 lists suppliers with state, form, address, last call and today’s sums', async () => {
  answer({ 'admin/suppliers': { suppliers: [supplier] } })
  logIn({ type: 1, role: 10 })
  drawPage(SuppliersPage)
  const row = within(await screen.findByRole('row', { name: /한판 샌드박스/ }))
  for (const text of [
    '점검중',
    '단일 주소 (command)',
    'https://games.example/sandbox',
    '8 · 14',
    '30,000원',
    '41,000원',
  ])
    row.getByText(text)
  row.getByText('−11,000원')
  screen.getByRole('button', { name: '공급사 연결' })
})

test('X3 offers read-only operators no change', async () => {
  answer({ 'admin/suppliers': { suppliers: [supplier] } })
  logIn({ type: 1, role: 1 })
  drawPage(SuppliersPage)
  await screen.findByRole('row', { name: /한판 샌드박스/ })
  expect(screen.queryByRole('button', { name: '공급사 연결' })).toBeNull()
})

test('renews the key with a lifetime for the old one and hands the new one over once', async () => {
  answer({ 'admin/suppliers/3/key': { id: 3, secret: 'ab'.repeat(32) } })
  logIn({ type: 1, role: 10 })
  const told: string[] = []
  const user = draw(<RenewKeyDialog supplier={detail} onTold={key => told.push(key)} onClose={() => {}} />)
  await user.selectOptions(screen.getByLabelText('이전 키'), '10분 뒤 종료')
  await user.click(screen.getByRole('button', { name: '정기 교체' }))
  await user.click(screen.getByRole('button', { name: '새 키 발급' }))
  await waitFor(() => expect(told).toEqual(['ab'.repeat(32)]))
  expect(callsOf('admin/suppliers/3/key')[0]?.body).toEqual({ oldKeyMinutes: 10, reason: '정기 교체' })
})

test('lists transactions with member, game, amount and state', async () => {
  answer({
    'admin/suppliers': { suppliers: [supplier] },
    'admin/supplier-transactions': { transactions: [transaction], pageCount: 1, totalCount: 1 },
  })
  logIn({ type: 1, role: 10 })
  drawPage(TransactionsPage)
  const row = within(await screen.findByRole('row', { name: /바카라 1/ }))
  for (const text of ['베팅', '뱅커', '미결', '데모 (demo)', '5,000원', 't.1']) row.getByText(text)
})

test('advises on each unresolved bet and offers a refund only where it is allowed', async () => {
  answer({
    'admin/suppliers': { suppliers: [supplier] },
    'admin/supplier-unresolved': {
      bets: [
        bet({ ref: 'wait', said: { says: 'running', at: '2026-11-21 11:55:00', asks: 3 }, step: 'wait' }),
        bet({ ref: 'lost', said: { says: 'unknown', at: '2026-11-21 11:55:00', asks: 1 }, step: 'refund' }),
      ],
      pageCount: 1,
      totalCount: 2,
    },
  })
  logIn({ type: 1, role: 10 })
  drawPage(UnresolvedPage)
  await screen.findByText('공급사가 진행중이라고 답했습니다. 결과를 기다려 주세요.')
  screen.getByText(/공급사 답변: 없는 베팅/)
  expect(screen.getAllByRole('button', { name: '결과 확인' })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: '환불' })).toHaveLength(1)
})

test('shows what a held win was compared with, and pays or rejects it with a reason', async () => {
  const win: HeldWin = {
    ...{ supplierId: 3, supplier: '한판 샌드박스', ref: 'w.1', at: '2026-11-21 11:40:00', memberId: 7 },
    ...{ userId: 'demo', nickname: '데모', game: '바카라 1', round: 'baccarat-1.1', amount: 50_000_000 },
    ...{ bets: 1, stake: 1_000, multipleMax: 200, amountMax: 200_000_000 },
    ...{ state: 'held', decidedBy: null, decidedAt: null },
  }
  const decided: HeldWin = {
    ...{ ...win, ref: 'w.2', state: 'rejected' },
    ...{ decidedBy: 'settle', decidedAt: '2026-11-21 11:45:00' },
  }
  answer({
    'admin/suppliers': { suppliers: [supplier] },
    'admin/supplier-held-wins': { wins: [win, decided], pageCount: 1, totalCount: 2 },
    'admin/suppliers/3/held-wins/w.1/release': { state: 'released', amount: 50_000_000 },
  })
  logIn({ type: 1, role: 10 })
  const user = drawPage(HeldPage)
  await screen.findByText('한도 200배 · 200,000,000원')
  expect(screen.getAllByText('베팅 1건 1,000원의 50,000배')).toHaveLength(2)
  screen.getByText('settle · 11-21 11:45:00')
  expect(screen.getAllByRole('button', { name: '거절' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '지급' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/당첨금 50,000,000원을 지급합니다/)
  await user.click(dialog.getByRole('button', { name: '공급사 확인 완료' }))
  await user.click(dialog.getByRole('button', { name: '지급' }))
  await waitFor(() =>
    expect(callsOf('admin/suppliers/3/held-wins/w.1/release')[0]?.body).toEqual({
      reason: '공급사 확인 완료',
    }),
  )
})

test('edits the most for wins of a supplier, and of a game only where it has its own', async () => {
  const game: DeskCasinoGame = {
    ...{ id: 9, providerId: 1, provider: '카지노 A', code: 'baccarat-1', name: '바카라 1', kind: 'table' },
    ...{ isOn: true, position: 1, newMark: null, popularMark: null },
    ...{ winMultipleMax: 200, winAmountMax: null },
  }
  answer({ 'admin/suppliers/3': detail, 'admin/suppliers/3/games/9': detail })
  logIn({ type: 1, role: 10 })
  const user = draw(
    <>
      <WinMostDialog supplier={detail} onClose={() => {}} />
      <OfferedGames supplier={{ ...detail, gameList: [game] }} />
    </>,
  )
  const most = within(screen.getByRole('dialog'))
  const multiple = most.getByLabelText('당첨 한도 (베팅금의 배)')
  await user.clear(multiple)
  expect(most.getByRole<HTMLButtonElement>('button', { name: '저장' }).disabled).toBe(true)
  await user.type(multiple, '300')
  await user.click(most.getByRole('button', { name: '정기 점검' }))
  await user.click(most.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(callsOf('admin/suppliers/3')[0]?.body).toEqual({
      changes: { winMultipleMax: 300, winAmountMax: 200_000_000 },
      reason: '정기 점검',
    }),
  )
})

test('names the differences of a day and takes an explanation for each', async () => {
  const sums = {
    bet: { count: 1, amount: 5_000 },
    win: { count: 0, amount: 0 },
    refund: { count: 0, amount: 0 },
  }
  const day: SupplierDayDetail = {
    ...{ supplierId: 3, supplier: '한판 샌드박스', day: '2026-11-20', checkedAt: '2026-11-21 00:30:00' },
    ...{ ours: sums, theirs: sums, differences: 2, unexplained: 1 },
    differenceList: [
      {
        ...{ id: 1, ref: 'their.win', what: 'only-theirs', kind: 'win', memberId: 7, userId: 'demo' },
        ...{ betRef: 't.1', ours: null, theirs: 9_000, openBet: 't.1' },
        ...{ note: null, notedBy: null, notedAt: null },
      },
      {
        ...{ id: 2, ref: 'w.2', what: 'amount', kind: 'win', memberId: 7, userId: 'demo' },
        ...{ betRef: 't.2', ours: 700, theirs: 800, openBet: null },
        ...{ note: '공급사 오류', notedBy: 'settle', notedAt: '2026-11-21 09:00:00' },
      },
    ],
  }
  answer({ 'admin/supplier-differences/1/note': { id: 1 } })
  logIn({ type: 1, role: 10 })
  const user = draw(<DayDifferences day={day} />)
  screen.getByText('공급사만 있음')
  screen.getByText('우리 700원 / 공급사 800원')
  screen.getByText('공급사 오류')
  expect(screen.getAllByRole('button', { name: '결과 확인' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '설명하기' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '공급사 지연 처리' }))
  await user.click(dialog.getByRole('button', { name: '설명 남기기' }))
  await waitFor(() => expect(callsOf('admin/supplier-differences/1/note')).toHaveLength(1))
})
