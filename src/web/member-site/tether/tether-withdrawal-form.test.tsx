import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TetherWithdrawalOverview } from '#contract/cashier/tether.ts'
import { answer, callsOf, draw, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { TetherWithdrawalForm } from './tether-withdrawal-form.tsx'

useDrawing()

const id = '0190a000-0000-7000-8000-000000000004'
const overview: TetherWithdrawalOverview = {
  ...{ isPlay: true, closed: false, rate: 1_386, balance: 1_000_000, min: 10_000, max: 5_000_000 },
  ...{ dayMax: 20_000_000, unit: 10_000, today: 0, most: 1_000_000, hasExchangePassword: true, barred: null },
  networks: [{ network: 'TRC-20', chain: 'TRON', fee: '1.00', confirmations: 19 }],
  addresses: [
    {
      ...{ id, network: 'TRC-20', address: 'T-SANDBOX-0123456789ABCDEF01234567', label: '' },
      ...{ enteredAt: '2026-11-19 12:00:00', restsUntil: null },
    },
  ],
}
const path = 'exchange/tether/requests'

test('DIALOG-025 confirms amount and full wallet address before sending a tether withdrawal', async () => {
  answer({ [path]: {}, 'exchange/tether': overview })
  logIn()
  const user = draw(<TetherWithdrawalForm overview={overview} />)
  await user.type(screen.getByLabelText('환전금액'), '100000')
  await user.type(screen.getByLabelText('환전비밀번호'), '2580')
  await user.click(screen.getByRole('button', { name: '테더 출금신청' }))
  const dialog = await screen.findByRole('dialog')
  for (const text of ['100,000원', 'T-SANDBOX-0123456789ABCDEF01234567', 'TRC-20'])
    expect(dialog.textContent).toContain(text)
  expect(callsOf(path)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: '출금신청' }))
  expect(callsOf(path).map(({ body }) => body)).toMatchObject([
    { amount: 100_000, addressId: id, exchangePassword: '2580' },
  ])
})

const [own] = overview.addresses
test.each<[string, Partial<TetherWithdrawalOverview>]>([
  ['지갑 주소를 등록하면 출금할 수 있습니다', { addresses: [] }],
  [
    '등록한 주소의 대기 시간이 지나면 출금할 수 있습니다',
    { addresses: own ? [{ ...own, restsUntil: '2026-11-20 12:00:00' }] : [] },
  ],
  ['환전비밀번호를 설정하면 출금할 수 있습니다', { hasExchangePassword: false }],
  ['지금은 출금할 수 없습니다', { barred: '잔여 턴오버가 있습니다.' }],
])('WALLET-010 disables the button with the reason: %s', (reason, without) => {
  answer({ 'exchange/tether': overview })
  logIn()
  draw(<TetherWithdrawalForm overview={{ ...overview, ...without }} />)
  expect(screen.getByRole('button', { name: reason })).toHaveProperty('disabled', true)
})
