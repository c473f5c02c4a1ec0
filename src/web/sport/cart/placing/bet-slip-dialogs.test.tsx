import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OddsChangeItem } from '#contract/wire/odds-change-item.ts'
import { answer, callsOf, refusal, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import {
  alertText,
  amount,
  CartOnPage,
  drawCart,
  pickAt,
  pickedAt,
  placeBet,
  rows,
  useEmptyCart,
} from '#tests/support/components/drawn-cart.tsx'

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
