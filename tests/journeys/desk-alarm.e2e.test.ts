import { expect, test } from 'vitest'
import { instant, MINUTE } from '#domain/instant.ts'
import { aBettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { deleteStuckBets, insertHeldBet, insertStuckBet } from '#tests/support/facts/stuck-bet.sql.ts'
import { useSite } from '#tests/support/pages/browser.ts'

const { house, visit } = useSite()

test.each(['desktop', 'mobile'] as const)(
  'counts overdue bets in play on the desk until none is left (%s)',
  async screen => {
    const { db, clock } = house.deps
    const page = await visit({ path: '/admin/trading', as: 'admin', screen })
    await page.getByText('등록된 경기가 없습니다.').waitFor()
    const alarm = page.getByRole('alert').getByText('라이브 베팅')
    expect(await alarm.count()).toBe(0)

    await insertStuckBet(db, instant(clock.now() - 2 * MINUTE))
    await alarm.getByText('라이브 베팅 1건이 1분 넘게 처리되지 않았습니다.').waitFor({ timeout: 15_000 })

    await deleteStuckBets(db)
    await alarm.waitFor({ state: 'detached', timeout: 15_000 })
  },
)

test.each(['desktop', 'mobile'] as const)(
  'ends an overdue bet from the alarm with a reason and refunds the stake (%s)',
  async screen => {
    const { clock } = house.deps
    const member = await aBettor(house)
    await insertHeldBet(house.deps, member.memberId, instant(clock.now() - 2 * MINUTE))
    expect(await walletBalance(house, member)).toBe(995_000)
    const page = await visit({ path: '/admin/trading', as: 'admin', screen })
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
  },
)
