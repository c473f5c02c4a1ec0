import { expect, test } from 'vitest'
import { instant, MINUTE } from '#domain/instant.ts'
import { useSite } from '#tests/support/browser.ts'
import { deleteStuckBets, insertStuckBet } from '#tests/support/stuck-bet.sql.ts'

const { house, visit } = useSite()

test.each(['desktop', 'mobile'] as const)(
  'the desk says how many bets in play are overdue, until none is (%s)',
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
