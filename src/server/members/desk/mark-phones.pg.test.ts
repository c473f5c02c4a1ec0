import { expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { phoneMark } from '../phone-mark.ts'
import { markPhones } from './mark-phones.ts'

const database = useDatabase()
const house = useHouse(database)

test('P7 phones stored in other spellings get the mark of the same number', async () => {
  const { seal } = house.deps
  const stored = { demo22: '8201077771234', demo36: '010-7777-1234', demo37: '010-7777-1235' }
  for (const [userId, phone] of Object.entries(stored))
    await database.db.run(
      sql`update member set phone_sealed = ${seal.seal(phone)}, phone_mark = null where user_id = ${userId}`,
    )
  await markPhones({ db: database.db, seal })
  const marked = await database.db.many<{ userId: string; mark: Buffer }>(
    sql`select user_id as "userId", phone_mark as mark from member where phone_mark is not null order by user_id`,
  )
  const mark = phoneMark(seal, '010-7777-1234')
  expect(marked.map(one => [one.userId, one.mark.equals(mark)])).toEqual([
    ['demo22', true],
    ['demo36', true],
    ['demo37', false],
  ])
})
