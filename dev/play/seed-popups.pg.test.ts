import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { seedPopups } from './seed-popups.ts'

const house = useHouse(useDatabase())

test('seeds the popup once, with HTML that the cleaner leaves unchanged', async () => {
  for (let start = 0; start < 2; start++) await seedPopups(house.deps)
  const popups = await (await house.get('popup', { token: await house.logIn('demo') })).json()
  expect(popups).toHaveLength(1)
  expect(popups[0].contents).toContain('<span class="tint-gold">현금 가치가 없는 플레이머니</span>')
  expect(popups[0].contents).toContain('href="/korea/cross"')
})
