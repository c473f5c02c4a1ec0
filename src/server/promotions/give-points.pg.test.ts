import { expect, test } from 'vitest'
import { points } from '#domain/money.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { givePoints } from './give-points.ts'
import { pointsChanged } from './points-news.ts'

const database = useDatabase()
const house = useHouse(database)

test('handbook 5.6 gives points once per cause under concurrent calls, and publishes them once', async () => {
  const { memberId } = await aBettor(house)
  const told: unknown[] = []
  const stop = house.deps.bus.subscribe(pointsChanged, news => void told.push(news))
  const gift = {
    memberId,
    points: points(500),
    ref: house.deps.newUuid(),
    cause: '출석 체크 2026-11-23',
    at: house.clock.now(),
  }
  const given = await Promise.all(
    Array.from({ length: 10 }, () => database.db.transaction(tx => givePoints(house.deps, tx, gift))),
  )
  stop()
  expect(given.filter(one => one.ok && !one.value.repeated)).toHaveLength(1)
  expect(await loadBalances(database.db, memberId)).toMatchObject({ points: 500 })
  expect(told).toEqual([{ memberId }])
  expect(
    await database.db.many(sql`select kind, memo from ledger_posting where ref_id = ${gift.ref}`),
  ).toEqual([{ kind: 'points-credited', memo: '출석 체크 2026-11-23' }])
})
