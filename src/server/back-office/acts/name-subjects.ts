import type { ActSubject } from '#contract/back-office/back-office.ts'
import type { MemberId } from '#domain/ids.ts'
import { partLabel } from '#domain/markets/part-label.ko.ts'
import { findMember } from '#server/members/members.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type ActFixture, listActFixtures } from './act-fixtures.sql.ts'

const idsAmong = (subjects: readonly string[], kind: string): string[] =>
  subjects.flatMap(subject => new RegExp(`^${kind}:(\\d{1,19})$`).exec(subject)?.[1] ?? [])

/** Returns the names of the members among log subjects: "닉네임 (아이디)". */
export async function nameMembers(
  db: Queries,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(idsAmong(subjects, 'member'))]
  const found = await Promise.all(ids.map(id => findMember(db, Number(id) as MemberId)))
  return new Map(
    found.flatMap(member =>
      member ? [[`member:${member.id}`, `${member.nickname} (${member.userId})`]] : [],
    ),
  )
}

/** Returns the names of the fixtures among log subjects, as known to operators. */
export async function nameSubjects(
  db: Queries,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, ActSubject>> {
  const idsOf = (kind: string) => idsAmong(subjects, kind)
  const found = await listActFixtures(db, {
    fixture: idsOf('fixture'),
    market: idsOf('market'),
    outcome: idsOf('outcome'),
  })
  return new Map(found.map(one => [one.subject, wireSubject(one)]))
}

const wireSubject = ({ fixtureId, sportId, home, away, typeId, line, pick }: ActFixture): ActSubject => ({
  fixtureId,
  sport_id: sportId,
  name: `${home} vs ${away}`,
  part: typeId === null ? '' : partLabel(sportId, { marketTypeId: typeId, line, pick }),
})
