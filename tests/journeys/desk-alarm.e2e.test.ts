import { expect, test } from 'vitest'
import { instant, MINUTE } from '#domain/instant.ts'
import { aBettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { insertHeldBet } from '#tests/support/facts/stuck-bet.sql.ts'
import { useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

test('ends an overdue bet from the alarm with a reason and refunds the stake', async () => {
  const { clock } = house.deps
  const member = await aBettor(house)
  await insertHeldBet(house.deps, member.memberId, instant(clock.now() - 2 * MINUTE))
  expect(await walletBalance(house, member)).toBe(995_000)
  const page = await visit({ path: '/admin/trading', as: 'admin', screen: 'mobile' })
  const alarm = page.getByRole('alert')
  await alarm.getByText('5,000원').waitFor({ timeout: 15_000 })
  await alarm.getByRole('button', { name: '베팅 취소' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('베팅금 5,000원').waitFor()
  await dialog.getByRole('button', { name: '시스템 지연' }).click()
  await dialog.getByRole('button', { name: '베팅 취소' }).click()
  await dialog.waitFor({ state: 'detached' })
  await alarm.getByText('5,000원').waitFor({ state: 'detached', timeout: 15_000 })
  expect(await walletBalance(house, member)).toBe(1_000_000)
})
