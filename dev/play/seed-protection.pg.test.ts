import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { seedProtection } from './seed-protection.ts'

const house = useHouse(useDatabase())

test('seeds members with limits, exclusions and alarms once', async () => {
  for (let start = 0; start < 2; start++) await seedProtection(house.deps)
  const token = await house.logIn('admin')
  const read = async (path: string) => (await house.get(`admin/${path}`, { token })).json()
  expect((await read('protection')).members.map((one: { userId: string }) => one.userId).toSorted()).toEqual([
    'capped1',
    'careful1',
    'resting1',
    'steady1',
    'stopped1',
  ])
  expect(await read('protection-alarms')).toMatchObject({ totalCount: 4 })
  expect(await read('protection-alarms?state=decided')).toMatchObject({
    alarms: [{ userId: 'stopped1', decision: { decision: 'contacted', operator: 'admin' } }],
  })
})
