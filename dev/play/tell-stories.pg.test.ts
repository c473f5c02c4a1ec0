import { expect, test } from 'vitest'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'
import { seedPartner } from './seed-partner.ts'
import { seedSignUps } from './seed-sign-ups.ts'
import { tellStories } from './tell-stories.ts'

const database = useDatabase()
const house = useHouse(database)

/** Returns the number of rows that a list of the desk shows first. */
async function countAt(path: string, token: string): Promise<number> {
  const answer = await house.get(`admin/${path}`, { token })
  expect(answer.status, path).toBe(200)
  return (await answer.json()).totalCount
}

const lists = [
  'customer',
  'customer/passwords',
  'boards',
  'boards?show=reported',
  'protection',
  'protection?state=excluded',
  'protection-alarms',
  'attendance',
  'addresses',
  'acts',
  'pictures',
  'logins',
  'members',
  'own-fixtures',
  'member-changes?by=member',
  'member-changes?by=operator&field=bans',
  'house-limits',
  'approvals?state=waiting',
  'approvals?state=approved',
  'approvals?state=rejected',
]

test('fills every list of the desk, and changes nothing when run again', async () => {
  await setSecondPerson(database.db, { 'limit-raise': { above: 0 } })
  await house.app.site.refresh()
  await anOfferedFixture(house)
  await seedPartner(house.deps)
  await seedSignUps(house.deps)
  await tellStories(house.origin)
  const token = await house.logIn('admin')
  const first: number[] = []
  for (const path of lists) first.push(await countAt(path, token))
  expect(first.map(count => count > 0)).toEqual(lists.map(() => true))
  await tellStories(house.origin)
  for (const [index, path] of lists.entries()) expect(await countAt(path, token), path).toBe(first[index])
})

test('links two members by a browser and bans one from some games', async () => {
  const token = await house.logIn('admin')
  const { members } = await (await house.get('admin/members?search=riverside', { token })).json()
  const view = await (await house.get(`admin/members/${members[0].id}`, { token })).json()
  expect(view.bans.toSorted()).toEqual(['casino', 'minigame'])
  const shares = await (await house.get(`admin/members/${members[0].id}/shares`, { token })).json()
  expect(shares.browsers).toMatchObject([{ userId: 'moonwalk', days: 1 }])
  expect(shares.addresses.length).toBeGreaterThan(0)
  const manager = await house.logIn('manager')
  const tree = await (await house.get('manager/members', { token: manager })).json()
  expect(tree.totalCount).toBe(5)
})
