import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'
import { odds } from '#domain/odds.ts'
import {
  answer,
  callsOf,
  find,
  findAll,
  refusal,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import {
  alertText,
  amount,
  CartOnPage,
  drawCart,
  hint,
  pick,
  pickAt,
  pickedAt,
  placeBet,
  rows,
  useEmptyCart,
} from '#tests/support/components/drawn-cart.tsx'
import { useToasts } from '#web/kit/overlays/toasts.ts'
import { chooseAcceptMode } from '#web/play/cart/chosen-mode.ts'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'

useDrawing()
useEmptyCart()

const BETTING = 'sports-prematch/betting'
const confirm = () => screen.queryByRole('dialog', { name: '베팅하시겠습니까?' })
const changed = () => screen.findByRole('dialog', { name: '배당 변경' })

/** A slip with home picks at these odds and 10,000 won. */
async function drawSlip(...hundredths: number[]) {
  const drawn = await drawCart()
  pickAt(...hundredths)
  await drawn.user.type(amount(), '10000')
  return drawn
}

/** A change of a pick of the slip to other odds; without odds, the pick is no longer offered. */
function change(place: number, odds?: number, line = ''): OddsChangeItem {
  const { outcomeId = '', fixtureId = 0 } = pickedAt(place) ?? {}
  const old = {
    oddsId: outcomeId,
    marketName: '1X2',
    betName: '1',
    betBaseline: line && '2.5',
    betPrice: 1.9,
  }
  if (odds === undefined) return { old }
  const next = {
    id: outcomeId,
    version: 9,
    betPrice: odds,
    betPriceByAdmin: null,
    betBaseline: line,
    fixtureId,
  }
  return { old, new: next }
}

test('BETFLOW-001 VALID-014 VALID-015 VALID-022 ERR-012 alerts a failed check without a dialog or a request', async () => {
  const { user, press } = await drawCart()
  const said = async (text: string) => {
    await press(placeBet)
    expect(alertText()).toContain(text)
    await user.keyboard('{Enter}')
    expect([alertText(), confirm()]).toEqual(['', null])
  }
  await said('베팅을 선택해주세요.')
  pickAt(190)
  await said('최소베팅금 5,000원 미만 베팅하실수 없습니다.')
  await user.type(amount(), '4999')
  await said('최소베팅금 5,000원 미만 베팅하실수 없습니다.')
  await user.clear(amount())
  await user.type(amount(), '5000.5')
  await said('소수점으로 베팅 불가합니다.')
  await user.clear(amount())
  await user.type(amount(), '5000')
  await press(placeBet)
  expect(confirm()).not.toBeNull()
  expect(callsOf(BETTING)).toEqual([])
})

test('DIALOG-003 BETFLOW-018 closes the dialog by cancel and Escape, keeps the slip and restores the focus', async () => {
  const { user, press } = await drawSlip(190)
  for (const leave of [() => press('취소'), () => user.keyboard('{Escape}')]) {
    await press(placeBet)
    expect(confirm()).not.toBeNull()
    await leave()
    expect(confirm()).toBeNull()
    await waitFor(() => expect(wordsOf(document.activeElement)).toBe('10,000원 베팅 → 19,000원'))
  }
  expect([rows().length, amount().value]).toEqual([1, '10,000'])
  expect(callsOf(BETTING)).toEqual([])
})

test('BETFLOW-002 sends a double click once and locks the cart until the answer', async () => {
  const { user, press } = await drawSlip(190)
  await press(placeBet)
  await user.dblClick(screen.getByRole('button', { name: '베팅' }))
  await waitFor(() => expect(callsOf(BETTING)).toHaveLength(1))
  expect(find('[data-cart] button[aria-busy=true]')?.matches(':disabled')).toBe(true)
  expect(screen.getByRole('button', { name: '전체삭제' }).matches(':disabled')).toBe(true)
  expect(findAll('[inert] [data-remove]')).toHaveLength(1)
  expect(findAll('[inert] input')).toHaveLength(1)
  pick({ fixture: 9, odds: 150 })
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('베팅 접수 중에는 선택을 바꿀 수 없습니다.')
  expect(rows()).toHaveLength(1)
  expect(callsOf(BETTING)).toHaveLength(1)
})

test('BETFLOW-015 BETFLOW-016 alerts a refusal, keeps the cart editable and returns the focus to its button', async () => {
  const { press } = await drawSlip(190)
  const text = '선택 경기 중 마감된 경기가 있습니다. 다시 베팅해 주세요.'
  answer({ [BETTING]: new Response(text, { status: 400, headers: { 'content-type': 'text/plain' } }) })
  await press(placeBet)
  await press('베팅')
  await waitFor(() => expect(alertText()).toContain(text))
  await press('확인')
  await waitFor(() => expect(wordsOf(document.activeElement)).toBe('10,000원 베팅 → 19,000원'))
  expect([rows().length, amount().value]).toEqual([1, '10,000'])
  await press('홈팀1 VS 원정팀1 선택 삭제')
  expect(rows()).toEqual([])
})

test('BETFLOW-008 BETFLOW-009 DIALOG-004..007 asks about changed odds until a button is pressed, and bets at them on “yes”', async () => {
  const { user, press } = await drawSlip(190, 190)
  answer({ [BETTING]: refusal(409, [change(0, 1.8), change(1, 2)]) })
  await press(placeBet)
  await press('베팅')
  const dialog = await changed()
  await user.keyboard('{Escape}')
  await user.click(find('.bg-scrim') ?? dialog)
  expect(dialog.isConnected).toBe(true)
  expect(wordsOf(dialog)).toMatch(/1\.90 → .*1\.80.*1\.90 → .*2\.00.*3\.61.*3\.60/)
  expect(wordsOf(dialog)).toContain('변경된 배당으로 베팅하시겠습니까?')
  within(dialog).getByRole('button', { name: '아니오(베팅취소)' })
  await press('예(베팅)')
  await waitFor(() => expect(callsOf(BETTING)).toHaveLength(2))
  expect(callsOf(BETTING).at(-1)?.body).toMatchObject({
    totalRatio: '3.60',
    bettings: [
      { betPrice: '1.80', version: 9 },
      { betPrice: '2.00', version: 9 },
    ],
  })
})

test('BETFLOW-001 fixes odds that moved before the dialog, without asking again', async () => {
  const { user, press } = await drawCart()
  // Its price stays known to the store, so no other test picks it.
  pick({ fixture: 77, outcome: '7777', odds: 190 })
  await user.type(amount(), '10000')
  const { outcomeId = '' } = pickedAt(0) ?? {}
  act(() => oddsStore.apply([{ outcomeId, odds: odds(180), version: 2, status: 'open' }]))
  expect(hint()).toContain('배당이 1.90→1.80으로')
  await press(placeBet)
  expect(findAll('[data-confirm-pick]').map(wordsOf)).toEqual([expect.stringMatching(/1\.80$/)])
  await press('베팅')
  expect(callsOf(BETTING)).toMatchObject([{ body: { bettings: [{ betPrice: '1.80', version: 2 }] } }])
})

test('CART-026 API-025 FIELD-037 offers to accept changed odds on the European page only, and sends changeFlag 1 with “모두”', async () => {
  const { user, press } = await drawCart(<CartOnPage page="europe" />)
  const ways = () =>
    findAll('[data-odds-acceptance] button').map(way => [way.textContent, way.getAttribute('aria-pressed')])
  expect(ways()).toEqual([
    ['묻기', 'true'],
    ['오른 배당만', 'false'],
    ['모두', 'false'],
  ])
  await press('모두')
  pickAt(190)
  await user.type(amount(), '10000')
  await press(placeBet)
  await press('베팅')
  expect(callsOf(BETTING)).toMatchObject([
    { body: { gameDetailType: 91, betStyle: 'EU', changeFlag: 1, bettings: [{ betPrice: '1.90' }] } },
  ])
  act(() => useSlip.setState({ page: 'cross' }))
  expect(ways()).toEqual([])
  act(() => chooseAcceptMode('none'))
})

test('BETFLOW-011 clears the cart on “no” on a Korean-style page', async () => {
  const { press } = await drawSlip(190)
  answer({ [BETTING]: refusal(409, [change(0, 1.7)]) })
  await press(placeBet)
  await press('베팅')
  await changed()
  await press('아니오(베팅취소)')
  expect(screen.queryByRole('dialog', { name: '배당 변경' })).toBeNull()
  expect(rows()).toEqual([])
})

test('BETFLOW-010 DIALOG-007 DIALOG-008 runs the checks again after “yes” and lists a moved line as old to new', async () => {
  const { press } = await drawSlip(190)
  answer({ [BETTING]: refusal(409, [change(0, 1.8, '3')]) })
  await press(placeBet)
  await press('베팅')
  within(await changed()).getByText('기준점 2.5 → 3')
  within(await changed()).getByRole('button', { name: '아니오(베팅취소)' })
  answer({ [BETTING]: refusal(409, [change(0, 150, '3')]) })
  await press('예(베팅)')
  await waitFor(async () => expect(wordsOf(await changed())).toContain('1.90 → 150.00'))
  expect(callsOf(BETTING)).toHaveLength(2)
  await press('예(베팅)')
  expect(alertText()).toContain('최대배당 100배을 초과하여 베팅하실수 없습니다.')
  expect(callsOf(BETTING)).toHaveLength(2)
})

test('BETFLOW-010 DIALOG-006 keeps the cart without betting on “yes” when a pick is no longer offered', async () => {
  const { press } = await drawSlip(190, 190)
  answer({ [BETTING]: refusal(409, [change(0, 1.8), change(1)]) })
  await press(placeBet)
  await press('베팅')
  const words = wordsOf(await changed())
  expect(words).toMatch(/1\.90 → .*1\.80.*1\.90 → 마감/)
  expect(words).toMatch(/변경 전 배당\s*3\.61\s*변경 후 배당\s*– ?마감/)
  await press('예(베팅)')
  expect(alertText()).toContain('선택 경기 중 마감된 경기가 있습니다.')
  expect(callsOf(BETTING)).toHaveLength(1)
  expect(rows().map(row => row.dataset.selection)).toEqual(['open', 'closed'])
  expect(wordsOf(rows()[0])).toContain('1.80')
})

test.each([
  [1, 91],
  [2, 92],
  [3, 93],
])(
  'LIMIT-012 LIMIT-013 LIMIT-014 LIMIT-018 sends a European bet of %i picks as type %i and style EU',
  async (count, gameDetailType) => {
    const { user, press } = await drawCart(<CartOnPage page="europe" />)
    pickAt(...Array.from({ length: count }, () => 190))
    await user.type(amount(), '10000')
    await press(placeBet)
    await press('베팅')
    expect(callsOf(BETTING)).toMatchObject([{ body: { gameDetailType, betStyle: 'EU', changeFlag: 0 } }])
  },
)
