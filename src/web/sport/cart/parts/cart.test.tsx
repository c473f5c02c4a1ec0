import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callsOf, find, findAll, useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import {
  alertText,
  amount,
  CartOnPage,
  drawCart,
  figure,
  hint,
  pick,
  pickAt,
  placeBet,
  rows,
  stakeNote,
  useEmptyCart,
} from '#tests/support/components/drawn-cart.tsx'
import { ToastStack } from '#web/kit/overlays/toast-stack.tsx'

useDrawing()
useEmptyCart()

test('CART-006..009 CART-012 CART-013 PICK-006 PICK-014 LABEL-026 shows picks with match, market, line and odds, and removes them on a second press', async () => {
  const { user } = await drawCart()
  pickAt(150, 200)
  expect(figure('예상배당')).toBe('3.00')
  await user.type(amount(), '10000')
  expect(figure('예상당첨금')).toBe('30,000원')
  expect(wordsOf(rows()[0])).toMatch(/홈팀1 VS 원정팀1\s*승무패 · 홈팀1\s*1\.50/)
  pick({ fixture: 3, market: 'underOver', line: 250, pick: 'Over', odds: 180, marketNameKorean: '언더오버' })
  expect(wordsOf(rows()[2])).toMatch(/언더오버\s*2\.5 · 오버\s*1\.80/)
  pick({ fixture: 4, market: 'handicap', line: 50, pick: '2', odds: 195, marketNameKorean: '핸디캡' })
  expect(wordsOf(rows()[3])).toMatch(/핸디캡.*원정팀4.*1\.95/)
  await user.click(screen.getByRole('button', { name: '홈팀3 VS 원정팀3 선택 삭제' }))
  expect(rows().map(wordsOf).join()).not.toContain('홈팀3')
  pick({ fixture: 1, odds: 150 })
  expect(rows().map(wordsOf).join()).not.toContain('홈팀1')
  pick({ fixture: 2, market: 'underOver', line: 250, pick: 'Over', odds: 180, marketNameKorean: '언더오버' })
  expect(rows()).toHaveLength(2)
})

test('CART-005 PICK-003 refuses an eleventh pick, and clears picks and amount by the trash button', async () => {
  const { user, press } = await drawCart()
  pickAt(...Array.from({ length: 11 }, () => 110))
  expect(alertText()).toContain('최대 10경기까지 선택하실 수 있습니다.')
  await press('확인')
  expect(rows()).toHaveLength(10)
  await user.type(amount(), 'abc')
  screen.getByText('베팅은 0원 이상 가능합니다.')
  await press('전체삭제')
  expect([rows().length, amount().value]).toEqual([0, ''])
  expect(screen.queryByText('베팅은 0원 이상 가능합니다.')).toBeNull()
})

test('CART-005 CART-008 restores removed picks by 되돌리기, and keeps picks made meanwhile', async () => {
  const { user, press } = await drawCart(
    <>
      <CartOnPage />
      <ToastStack />
    </>,
  )
  pickAt(190, 180)
  await user.type(amount(), '10000')
  await press('전체삭제')
  expect(rows()).toHaveLength(0)
  await press('되돌리기')
  expect([rows().length, amount().value]).toEqual([2, '10,000'])
  await press('홈팀1 VS 원정팀1 선택 삭제')
  screen.getByText('선택을 삭제했습니다.')
  await press('되돌리기')
  expect(rows()).toHaveLength(2)
  await press('전체삭제')
  pick({ fixture: 2, odds: 180 })
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull()
  expect(rows()).toHaveLength(1)
})

test('CART-010 CART-011 CART-014..022 VALID-009..011 VALID-026 sets the amount by typing, eight buttons, MAX and 초기화', async () => {
  const { user, press } = await drawCart()
  for (const [name, text] of [
    ['보유금액', '1,000,000원'],
    ['최소베팅금', '5,000원'],
    ['최대베팅금', '1,000,000원'],
    ['최대당첨금', '3,000,000원'],
  ] as const)
    expect(figure(name)).toBe(text)
  const quick = ['5,000', '10,000', '50,000', '100,000', '300,000', '500,000', '1,000,000', '2,000,000']
  const texts = findAll('[data-cart] button').map(wordsOf)
  expect(texts.filter(text => /^[\d,]+$/.test(text))).toEqual(quick)
  await press('5,000')
  await press('10,000')
  expect(amount().value).toBe('15,000')
  await press('초기화')
  expect(amount().value).toBe('')
  await user.type(amount(), '1234')
  expect(amount().value).toBe('1,234')
  await user.clear(amount())
  screen.getByText('베팅액수를 입력해주세요.')
  await user.type(amount(), '5000000')
  expect(amount().value).toBe('1,000,000')
  await user.clear(amount())
  await user.type(amount(), '-1')
  screen.getByText('베팅은 0원 이상 가능합니다.')
  pickAt(1_000)
  await press('MAX')
  expect(amount().value).toBe('300,000')
  expect(figure('예상당첨금')).toBe('3,000,000원')
  await press('500,000')
  expect(amount().value).toBe('300,000')
  pickAt(200)
  expect(amount().value).toBe('150,000')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: placeBet }).disabled).toBe(false)
})

test('VALID-013 VALID-018 says when no amount fits the odds, also after a cut', async () => {
  const { press } = await drawCart()
  pickAt(200, 250, 1_000, 140, 160, 170, 180, 150, 131)
  expect(hint()).toContain('총배당 100배 한도 초과')
  await press('5,000')
  expect(hint()).toContain('총배당 100배 한도 초과')
})

test.each([
  ['ROLE-010', 36, 20],
  ['ROLE-011', 37, 30],
  ['ROLE-012', 38, 40],
  ['ROLE-013', 22, 100],
])(
  '%s LIMIT-007 LIMIT-010 VALID-018 VALID-021 allows a cart of tendency %i odds of %i and not a hundredth more',
  async (_, tendency, most) => {
    const { user, press } = await drawCart(<CartOnPage />, { tendency })
    pick({ fixture: 1, odds: most * 100 + 1 })
    await user.type(amount(), '5000')
    expect(wordsOf(find('[data-cart-totals]'))).toContain(`최대 ${most}배`)
    expect(hint()).toContain(`총배당 ${most}배 한도 초과`)
    await press(placeBet)
    expect(alertText()).toContain(`최대배당 ${most}배을 초과하여 베팅하실수 없습니다.`)
    await press('확인')
    await press('홈팀1 VS 원정팀1 선택 삭제')
    pick({ fixture: 2, odds: most * 100 })
    expect(figure('예상배당')).toBe(`${most}.00`)
    await press(placeBet)
    screen.getByRole('dialog', { name: '베팅하시겠습니까?' })
  },
)

test('VALID-016 CART-011 ROLE-016 LIMIT-020 FIELD-038 shows a member of level 5 the limits of level 5, loaded once', async () => {
  await drawCart(<CartOnPage />, { level: 5 })
  expect(['최소베팅금', '최대베팅금', '최대당첨금'].map(figure)).toEqual([
    '5,000원',
    '5,000,000원',
    '15,000,000원',
  ])
  expect(wordsOf(find('[data-cart-totals]'))).toContain('최대 100배')
  expect(callsOf('setting/level')).toHaveLength(1)
})

test('CART-018 CART-022 shows what blocks the bet next to the button, and what cut the amount below its field', async () => {
  const { user, press } = await drawCart()
  pickAt(1_000)
  expect(hint()).toBe('5,000원부터 베팅할 수 있습니다.')
  await press('5,000')
  expect(hint()).toBe('')
  await press('500,000')
  expect([hint(), stakeNote()]).toEqual(['', '최대당첨금에 맞춰 베팅금액을 줄였습니다.'])
  expect(amount().value).toBe('300,000')
  await user.clear(amount())
  await user.type(amount(), '299999')
  expect([hint(), stakeNote()]).toEqual(['', ''])
})
