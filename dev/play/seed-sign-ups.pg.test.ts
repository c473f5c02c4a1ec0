import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { seedSignUps } from './seed-sign-ups.ts'

const database = useDatabase()
const house = useHouse(database)

const waiting = async () => {
  const answer = await house.get('admin/members/sign-ups', { token: await house.logIn('admin') })
  const { signUps }: { signUps: { id: number; userId: string; recommender: string | null }[] } =
    await answer.json()
  return signUps
}

test('seeds waiting sign-ups once, without the refused ones', async () => {
  await Promise.all([seedSignUps(house.deps), seedSignUps(house.deps)])
  const [first, ...others] = await waiting()
  expect([first?.userId, first?.recommender, others.length]).toEqual(['newface1', '데모', 4])
  const body = { reason: '중복 가입' }
  const token = await house.logIn('admin')
  expect((await house.post(`admin/members/${first?.id}/refuse`, body, { token })).status).toBe(200)
  await seedSignUps(house.deps)
  expect((await waiting()).map(({ userId }) => userId)).toEqual([
    'newface2',
    'sunnyday',
    'weekender',
    'soccerfan',
  ])
})
