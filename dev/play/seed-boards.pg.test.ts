import { expect, test } from 'vitest'
import type { ListedPost } from '#contract/community/boards.ts'
import type { ListedQuestion } from '#contract/community/customer.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { seedBoards } from './seed-boards.ts'
import { seedQuestions } from './seed-questions.ts'

const database = useDatabase()
const house = useHouse(database)

test('BOARD-001 BOARD-005 seeds board and customer service once, by two processes at a time and again later', async () => {
  for (const seed of [seedBoards, seedQuestions]) {
    await Promise.all([seed(house.deps), seed(house.deps)])
    await seed(house.deps)
  }
  const token = await house.logIn('demo')
  const { posts }: { posts: ListedPost[] } = await (await house.get('free', { token })).json()
  expect(posts).toHaveLength(5)
  expect(posts[0]).toMatchObject({ pinned: true, nickname: '최고관리자', views: 6 })
  expect(posts.map(({ comments }) => comments)).toEqual([0, 1, 1, 3, 2])
  const own: { questions: ListedQuestion[] } = await (await house.get('customer', { token })).json()
  expect(own.questions).toMatchObject([{ state: 'done', unread: true }])
  const admin = await house.logIn('admin')
  const waiting = await (await house.get('admin/customer/waiting', { token: admin })).json()
  expect(waiting.questions).toBe(2)
  expect(await (await house.get('admin/boards/reported', { token: admin })).json()).toEqual({ count: 1 })
})
