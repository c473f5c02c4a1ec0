import { expect, test } from 'vitest'
import type { ListedCase } from '#contract/back-office/integrity/integrity.ts'
import { openBetWatch } from '#server/back-office/integrity/look-at-bets.ts'
import { createPasswords } from '#server/members/members.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { PLAY_PASSWORD } from './play-logins.ts'
import { seedIntegrity } from './seed-integrity.ts'
import { seedMember } from './seed-member.ts'
import { betAside } from './tell-integrity.ts'
import { visitorOf } from './visitor.ts'

const database = useDatabase()
const house = useHouse(database)

test('B19 seeds bets that raise linked-account, small-bet and before-move cases', async () => {
  await seedIntegrity(house.deps)
  await seedIntegrity(house.deps)
  const passwordHash = await (await createPasswords()).hash(PLAY_PASSWORD)
  await seedMember(house.deps, { userId: 'soccerfan', nickname: '축구좋아', passwordHash })
  for (let fixture = 0; fixture < 13; fixture++) await anOfferedFixture(house)
  await betAside(visitorOf(house.origin))
  house.clock.advance(1_000)
  await openBetWatch({ ...house.deps, site: house.app.site })()
  const answer = await house.get('admin/integrity/cases', { token: await house.logIn('admin') })
  const { cases }: { cases: ListedCase[] } = await answer.json()
  const kinds = cases.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['before-move', 'linked-accounts', 'many-small']))
})
