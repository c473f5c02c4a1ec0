import { expect, test } from 'vitest'
import { loadBalances, loadCoins } from '#server/ledger/ledger.ts'
import { findByUserId } from '#server/members/members.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { seedPromotions } from './seed-promotions.ts'
import { seedQuests } from './seed-quests.ts'
import { seedRegular } from './seed-regular.ts'

const database = useDatabase()
const house = useHouse(database)

test('EVENT-004 EVENT-007 seeds a member with daily visits once', async () => {
  const steps = [seedPromotions, seedQuests, seedRegular]
  for (const step of steps) await step(house.deps)
  const member = await findByUserId(database.db, 'demo')
  if (!member) throw new Error('the play login is there')
  const story = async () => ({
    points: (await loadBalances(database.db, member.id)).points,
    coins: await loadCoins(database.db, member.id),
    ...(await database.db.one(sql`
      select (select count(*) from attendance where member_id = ${member.id}) as stamps,
        (select max(streak) from attendance where member_id = ${member.id}) as streak,
        (select count(*) from coin_draw where member_id = ${member.id}) as draws,
        (select count(*) from quest_claim where member_id = ${member.id}) as claims`)),
  })
  const first = await story()
  expect(first).toMatchObject({ stamps: 12, streak: 6, draws: 5, claims: 26 })
  for (const step of steps) await step(house.deps)
  expect(await story()).toEqual(first)
})
