import { gameTypeWord } from '#domain/sports/game-type.ts'
import { csvLine } from '#server/platform/http/csv.ts'
import type { TakePiece } from '#server/platform/http/streamed-text.ts'
import type { MovementRow } from './statement.sql.ts'
import { groupWordOf, wireMovement } from './wire-statement.ts'

/** Maximum number of rows in a table; larger exports need shorter ranges. */
const ROWS_MAX = 200_000

const titles = ['번호', '시각', '구분', '종류', '내용', '게임', '변동', '잔액', '단위', '원인 번호']
const deskTitles = [...titles, '분개', '순번', '작업자', '메모']

function cellsOf(row: MovementRow) {
  const { n, at, reason, cause, product, amount, after, purse } = wireMovement(row)
  const game = product && gameTypeWord[product]
  return [
    n,
    at,
    groupWordOf(row),
    reason,
    cause.text,
    game,
    amount,
    after,
    purse === 'wallet' ? '원' : 'P',
    row.ref,
  ]
}

const deskCellsOf = (row: MovementRow) => [...cellsOf(row), row.kind, row.seq, row.actor, row.memo]

/** Writes movements as table lines; those for operators include keys and actors. */
export async function writeMovements(
  take: TakePiece,
  portions: AsyncIterable<readonly MovementRow[]>,
  { forDesk }: { readonly forDesk: boolean },
): Promise<void> {
  const cells = forDesk ? deskCellsOf : cellsOf
  await take(csvLine(forDesk ? deskTitles : titles))
  let written = 0
  for await (const rows of portions) {
    await take(rows.map(row => csvLine(cells(row))).join(''))
    written += rows.length
    if (written >= ROWS_MAX) return
  }
}
