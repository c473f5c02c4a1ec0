import { expect, test } from 'vitest'
import type { messageContract } from '#contract/community/messages.ts'
import type { Output } from '#contract/wire/route.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { seedMessages } from './seed-messages.ts'

const database = useDatabase()
const house = useHouse(database)

test('MSG-002 seeds one welcome message that opens no inbox, by two processes at a time and again later', async () => {
  await Promise.all([seedMessages(house.deps), seedMessages(house.deps)])
  await seedMessages(house.deps)
  const token = await house.logIn('demo')
  const inbox: Output<typeof messageContract.list> = await (await house.get('message', { token })).json()
  expect(inbox).toMatchObject({ totalCount: 1, messages: [{ isRead: true }] })
  expect(await (await house.get('message/unread', { token })).json()).toBe(0)
})
