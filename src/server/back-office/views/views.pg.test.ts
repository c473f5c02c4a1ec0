import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const house = useHouse(useDatabase())

const keep = async (name: string, filter: string, as = 'admin') =>
  house.post('admin/views', { list: 'members', name, filter }, { token: await house.logIn(as) })
const viewsOf = async (as = 'admin', list = 'members') =>
  (await (await house.get(`admin/views?list=${list}`, { token: await house.logIn(as) })).json()).views

test('an operator saves views by name; the same name overwrites, and other operators cannot see them', async () => {
  expect((await keep('신규', 'state=waiting')).status).toBe(200)
  expect((await keep('신규', 'state=active&sort=login')).status).toBe(200)
  expect(await viewsOf()).toMatchObject([{ name: '신규', filter: 'state=active&sort=login' }])
  expect(await viewsOf('admin', 'bets')).toEqual([])
  expect(await viewsOf('trader')).toEqual([])
  const [{ id }] = await viewsOf()
  const drop = async (as: string) =>
    (await house.post(`admin/views/${id}/delete`, undefined, { token: await house.logIn(as) })).status
  expect([await drop('trader'), await drop('admin'), await drop('admin')]).toEqual([404, 204, 404])
})

test('an operator saves at most twenty views of a list, also with thirty concurrent requests', async () => {
  const token = await house.logIn('support')
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      house.post('admin/views', { list: 'bets', name: `보기 ${at}`, filter: '' }, { token }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect((await house.post('admin/views', { list: 'all', name: 'x', filter: '' }, { token })).status).toBe(
    400,
  )
  expect(await viewsOf('support', 'bets')).toHaveLength(20)
  const member = await house.logIn('demo')
  expect((await house.get('admin/views?list=bets', { token: member })).status).toBe(403)
})
