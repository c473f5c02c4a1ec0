import { expect, test } from 'vitest'
import { useDrawing, wordsOf } from '#tests/support/components/drawn.tsx'
import {
  alertText,
  CartOnPage,
  drawCart,
  figure,
  pick,
  pickAt,
  rows,
  useEmptyCart,
} from '#tests/support/components/drawn-cart.tsx'
import { BonusOddsRow } from './bonus-odds-row.tsx'

useDrawing()
useEmptyCart()

const TOO_LOW = '보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.'
const THREE = /3폴더 이상/

const drawBoard = () =>
  drawCart(
    <>
      <BonusOddsRow />
      <CartOnPage />
    </>,
  )

test('BETFLOW-019..021 VALID-030 VALID-033 requires enough picks above 1.30 for a bonus and removes it when they are missing', async () => {
  const { press } = await drawBoard()
  pickAt(150, 200)
  await press(THREE)
  expect(alertText()).toContain('[보너스]는 3폴더 이상 선택 후 이용해 주세요.')
  await press('확인')
  pick({ fixture: 3, odds: 120 })
  await press(THREE)
  expect(alertText()).toContain(TOO_LOW)
  await press('확인')
  pick({ fixture: 3, odds: 120 })
  pick({ fixture: 4, odds: 131 })
  await press(THREE)
  expect(rows()).toHaveLength(4)
  // 1.50 × 2.00 × 1.31 × 1.03
  expect(figure('예상배당')).toBe('4.05')
  pick({ fixture: 5, odds: 130 })
  expect(alertText()).toContain(TOO_LOW)
  await press('확인')
  expect(rows()).toHaveLength(4)
  await press('홈팀1 VS 원정팀1 선택 삭제')
  expect(rows()).toHaveLength(2)
  expect(rows().map(wordsOf).join()).not.toContain('보너스')
})

test('VALID-032 handbook 1.6 refuses a pick of exactly 1.30 together with a bonus', async () => {
  const { press } = await drawBoard()
  pickAt(150, 200, 210)
  await press(THREE)
  pick({ fixture: 4, odds: 130 })
  expect(alertText()).toContain(TOO_LOW)
  await press('확인')
  expect(rows()).toHaveLength(4)
  await press(THREE)
  pick({ fixture: 4, odds: 130 })
  await press(THREE)
  expect(alertText()).toContain(TOO_LOW)
  await press('확인')
  expect(rows()).toHaveLength(4)
})
