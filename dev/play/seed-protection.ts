import { assert } from '#domain/assert.ts'
import { DAY, HOUR, instant } from '#domain/instant.ts'
import { createPasswords, findByUserId } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type ProtectionStory, tellFirstStories } from '#server/protection/protection-seeding.ts'
import { PLAY_PASSWORD } from './play-logins.ts'
import { seedMember } from './seed-member.ts'

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'>

const people = {
  steady1: '한도지킴이',
  resting1: '잠시쉼표',
  stopped1: '마침표',
  careful1: '천천히걷기',
  capped1: '오늘은그만',
} as const
type Person = keyof typeof people

/**
 * Seeds members who have limited or excluded themselves, and some refused bets, so that operators have decisions to
 * make.
 */
export async function seedProtection(deps: SeedDeps): Promise<void> {
  const passwords = await createPasswords()
  const ids = await Promise.all(
    Object.entries(people).map(async ([userId, nickname]) => {
      const known = await findByUserId(deps.db, userId)
      if (known) return known.id
      return seedMember(deps, { userId, nickname, passwordHash: await passwords.hash(PLAY_PASSWORD) })
    }),
  )
  const operator = await findByUserId(deps.db, 'admin')
  assert(operator, 'the operator of the play data is there')
  const idOf = (person: Person) => {
    const id = ids[Object.keys(people).indexOf(person)]
    assert(id !== undefined, `${person} is there`)
    return id
  }
  await tellFirstStories(deps, stories(deps, idOf, operator.id))
}

function stories(
  { clock }: Pick<Deps, 'clock'>,
  idOf: (person: Person) => ProtectionStory['memberId'],
  operatorId: ProtectionStory['memberId'],
): readonly ProtectionStory[] {
  const ago = (milliseconds: number) => instant(clock.now() - milliseconds)
  return [
    {
      memberId: idOf('stopped1'),
      exclusion: { period: 'permanent', at: ago(12 * DAY) },
      met: [
        {
          what: 'bet-while-excluded',
          at: ago(9 * DAY),
          decided: { decision: 'contacted', note: '쪽지로 상담 전화 1336을 안내함', operatorId },
        },
      ],
    },
    {
      memberId: idOf('careful1'),
      limits: [
        { kind: 'loss', period: 'day', amount: 50_000, at: ago(6 * DAY) },
        { kind: 'time', period: 'day', amount: 90, at: ago(6 * DAY) },
      ],
      met: [
        { what: 'limit-reached', kind: 'loss', period: 'day', at: ago(2 * DAY) },
        { what: 'night-play', at: ago(DAY) },
        { what: 'limit-reached', kind: 'loss', period: 'day', at: ago(5 * HOUR) },
      ],
    },
    {
      memberId: idOf('steady1'),
      limits: [
        { kind: 'loss', period: 'week', amount: 200_000, at: ago(5 * DAY) },
        { kind: 'stake', period: 'day', amount: 100_000, at: ago(4 * DAY) },
        // Requested, and ready to be confirmed.
        { kind: 'stake', period: 'day', amount: 300_000, at: ago(26 * HOUR) },
      ],
    },
    { memberId: idOf('resting1'), exclusion: { period: '1-week', at: ago(2 * DAY) } },
    {
      memberId: idOf('capped1'),
      met: [{ what: 'cap-reached', at: ago(3 * HOUR) }],
      capReachedAt: ago(3 * HOUR),
    },
  ]
}
