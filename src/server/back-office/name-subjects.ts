import type { ActSubject } from '#contract/back-office/back-office.ts'
import { partLabel } from '#domain/markets/part-label.ko.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type ActFixture, listActFixtures } from './act-fixtures.sql.ts'

/** The fixtures behind subjects of the log by subject, with names that an operator knows them by. */
export async function nameSubjects(
  db: Queries,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, ActSubject>> {
  const idsOf = (kind: string) =>
    subjects.flatMap(subject => new RegExp(`^${kind}:(\\d{1,19})$`).exec(subject)?.[1] ?? [])
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
