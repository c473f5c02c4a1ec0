import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const house = useHouse(useDatabase())

const ask = async (type: string) =>
  house.get(`kosca/opengame?type=${type}`, { token: await house.logIn('demo') })
const change = async (settings: object) =>
  house.post('admin/settings', { settings, reason: '시험' }, { token: await house.logIn('admin') })

test('API-014 API-015 API-016 EU and IN answer the site’s own pages, another type is 400, a guest is refused', async () => {
  expect(await (await ask('EU')).json()).toBe('/europe')
  expect(await (await ask('IN')).json()).toBe('/inplay')
  expect((await ask('XX')).status).toBe(400)
  expect((await house.get('kosca/opengame?type=EU')).status).toBe(401)
})

test.each([
  ['sportsMaintenanceFlag', 'EU', 'IN'],
  ['liveMaintenanceFlag', 'IN', 'EU'],
])('ERR-016 under %s the answer for %s is "점검중 입니다.", and %s opens', async (flag, closed, open) => {
  await change({ [flag]: 1 })
  const refused = await ask(closed)
  expect([refused.status, refused.headers.get('x-refusal'), await refused.text()]).toEqual([
    503,
    'GAME_IN_MAINTENANCE',
    '점검중 입니다.',
  ])
  expect((await ask(open)).status).toBe(200)
  await change({ [flag]: 0 })
  expect((await ask(closed)).status).toBe(200)
})

test('API-016 an operator may set an external address, but only a safe one', async () => {
  expect((await change({ europeAddress: 'https://games.example/eu' })).status).toBe(200)
  expect(await (await ask('EU')).json()).toBe('https://games.example/eu')
  for (const unsafe of ['javascript:alert(1)', '//games.example', 'http://games.example'])
    expect((await change({ europeAddress: unsafe })).status).toBe(400)
})
