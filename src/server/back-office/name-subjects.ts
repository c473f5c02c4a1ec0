import type { ActSubject } from '#contract/back-office.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { pickLabel } from '#domain/markets/pick-labels.ko.ts'
import { wireLine } from '#server/fixtures/fixtures.ts'
import type { Queries } from '#server/platform/postgres.ts'
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
  part: [
    typeId === null ? '' : `${marketLabel(typeId, sportId)} ${wireLine(line)}`.trim(),
    pick === null ? '' : pickLabel(pick),
  ]
    .filter(Boolean)
    .join(' · '),
})
