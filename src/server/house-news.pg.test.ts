import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BetId, FixtureId, MemberId, OutcomeId, RoundId, SportId } from '#domain/ids.ts'
import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import { betAccepted, betAnswered, betCancelled, betWaiting, memberBalance } from '#server/bets/bets.ts'
import { protoListChanged } from '#server/fixtures/fixture-news.ts'
import { fixtureChanged, fixtureResult } from '#server/fixtures/fixtures.ts'
import { liveReported } from '#server/fixtures/in-play/hear-live.ts'
import { roundsChanged } from '#server/minigames/rounds/round-news.ts'
import type { Topic } from '#server/platform/news/bus.ts'
import { betSettled } from '#server/settlement/settlement.ts'
import { contentChanged } from '#server/site/site.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { boardChanged, customerQueueChanged, unreadChanged } from './community/community.ts'
import { pointsChanged } from './promotions/promotions.ts'
import { standingsChanged } from './promotions/tournaments/tournament-news.ts'

const database = useDatabase()
const house = useHouse(database)
const other = useSecondHouse(database, house)

/** Ids that don't exist in the database, so that subscribers find nothing to do. */
const memberId = 0 as MemberId
const fixtureId = 0 as FixtureId
const betId = '00000000-0000-7000-8000-000000000000'

type Sample = { readonly topic: Topic<never>; readonly message: unknown }
const sample = <Message>(topic: Topic<Message>, message: Message): Sample => ({ topic, message })

const samples: readonly Sample[] = [
  sample(memberBalance, { memberId, balance: 1 }),
  sample(betAccepted, { memberId, betId, balance: 1 }),
  sample(betCancelled, { memberId, betId, balance: 1 }),
  sample(betWaiting, {
    memberId,
    id: betId,
    frame: { id: betId, key: null, seconds: 5, leftMs: 5_000, dueAt: 1, amounts: 5_000, legs: 1 },
  }),
  sample(betAnswered, { memberId, id: betId, frame: { id: betId, key: 'k', ok: true, refusal: null } }),
  sample(betSettled, { memberId, betId: betId as BetId, statusCode: 2, payout: won(1), again: 'corrected' }),
  sample(unreadChanged, { memberId }),
  sample(pointsChanged, { memberId }),
  sample(boardChanged, { postId: 0 }),
  sample(customerQueueChanged, null),
  sample(contentChanged, { part: 'notices', memberId }),
  sample(fixtureChanged, {
    fixtureId,
    sportId: 0 as SportId,
    seq: 1,
    head: true,
    score: true,
    board: true,
    odds: [{ outcomeId: '1' as OutcomeId, odds: odds(190), version: 2, status: 'open' }],
  }),
  sample(fixtureResult, { fixtureId, revision: 1 }),
  sample(protoListChanged, { sportId: 0 as SportId }),
  sample(roundsChanged, { opened: [], closed: [], drawn: [1 as RoundId], voided: [] }),
  sample(standingsChanged, { tournamentId: 1 }),
  sample(liveReported, { fixtureId, danger: null, stopReason: 'var', incidents: [] }),
]

const isTopic = (value: unknown): value is Topic<never> =>
  typeof value === 'object' && value !== null && 'name' in value && 'reach' in value

/** Every topic that the server's source defines. */
async function allTopics(): Promise<readonly Topic<never>[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => join(import.meta.dirname, file))
    .filter(file => / = topic</.test(readFileSync(file, 'utf8')))
  const modules: readonly object[] = await Promise.all(files.map(file => import(file)))
  return modules.flatMap(module => Object.values(module).filter(isTopic))
}

test('every house-wide topic has a unique name and a sample here', async () => {
  const topics = await allTopics()
  expect(new Set(topics.map(topic => topic.name)).size).toBe(topics.length)
  const reaching = topics.filter(topic => topic.reach === 'house').map(topic => topic.name)
  expect(samples.map(({ topic }) => topic.name).toSorted()).toEqual(reaching.toSorted())
})

test.each(samples.map(one => [one.topic.name, one] as const))(
  'a message of %s arrives unchanged in the other process',
  async (_, { topic, message }) => {
    const heard: unknown[] = []
    const stop = other().deps.bus.subscribe(topic, told => heard.push(told))
    house.deps.bus.publish(topic, message as never)
    await expect.poll(() => heard).toEqual([message])
    stop()
  },
)
