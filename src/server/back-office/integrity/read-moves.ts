import type { FixtureId, MarketId, OutcomeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Move } from '#domain/integrity/before-move.ts'
import { odds } from '#domain/odds.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listActFixtures } from '../acts/act-fixtures.sql.ts'
import { listMoves, type MoveRow } from './moves.sql.ts'

/** Maximum number of operations read, newest first. */
const MOVES_MAX = 500

/** Returns where operators suspended betting or lowered a price since a given time, from the act log. */
export async function readMoves(db: Queries, since: Instant): Promise<readonly Move[]> {
  const rows = await listMoves(db, since, MOVES_MAX)
  if (rows.length === 0) return []
  const idsOf = (kind: string) =>
    rows.flatMap(({ subject }) => (subject.startsWith(`${kind}:`) ? [subject.slice(kind.length + 1)] : []))
  const fixtures = await listActFixtures(db, {
    fixture: idsOf('fixture'),
    market: idsOf('market'),
    outcome: idsOf('outcome'),
  })
  const fixtureOf = new Map(fixtures.map(({ subject, fixtureId }) => [subject, fixtureId]))
  return rows.flatMap(row => {
    const fixtureId = fixtureOf.get(row.subject)
    const move = fixtureId === undefined ? undefined : moveOf(row, fixtureId)
    return move ? [move] : []
  })
}

function moveOf(row: MoveRow, fixtureId: FixtureId): Move | undefined {
  const price = row.act === 'override-price' ? loweredPrice(row) : undefined
  if (row.act === 'override-price' && !price) return undefined
  const [kind, id = ''] = row.subject.split(':')
  return {
    actId: row.id,
    at: row.at,
    operatorId: row.operatorId,
    operator: row.operator,
    fixtureId,
    ...(kind === 'market' && { marketId: id as MarketId }),
    ...(kind === 'outcome' && { outcomeId: id as OutcomeId }),
    ...(price && { price }),
  }
}

/** A price that was raised, or returned to the feed, improved no existing bet. */
function loweredPrice({ before, after }: MoveRow): Move['price'] {
  const was = figureOf(before, 'offered')
  const is = figureOf(after, 'byOperator')
  return was !== undefined && is !== undefined && is < was
    ? { before: odds(was), after: odds(is) }
    : undefined
}

function figureOf(facts: unknown, name: string): number | undefined {
  if (typeof facts !== 'object' || facts === null) return undefined
  const value: unknown = Object.entries(facts).find(([key]) => key === name)?.[1]
  return typeof value === 'number' ? value : undefined
}
