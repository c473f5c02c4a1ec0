import type { ReactNode } from 'react'
import { useLayoutMode } from '../theme/layout-mode.ts'
import { type Column, Table } from './table.tsx'

type TableOrCardsProps<T> = {
  /** What is listed, for screen readers. */
  readonly label: string
  /** The first one heads a card, unless `titleOf` says what does. */
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string | number
  /** What is said where there is no row. */
  readonly empty: string
  /** What stands above the figures of a card in place of all other columns. */
  readonly titleOf?: (row: T) => ReactNode
}

/** Figures in a table; on phones a card for each row with all of them, so that none lies beyond the edge. */
export function TableOrCards<T>({ label, columns, rows, rowKey, empty, titleOf }: TableOrCardsProps<T>) {
  const isPhone = useLayoutMode() === 'mobile'
  if (!isPhone || rows.length === 0)
    return (
      <Table
        label={label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        empty={<p className="px-4 py-6 text-center text-sm text-dim">{empty}</p>}
      />
    )
  const [head, ...rest] = columns
  const words = titleOf ? [] : rest.filter(({ figures }) => !figures)
  return (
    <ul aria-label={label} className="card divide-y divide-line text-sm">
      {rows.map(row => (
        <li key={rowKey(row)} className="grid gap-1 px-4 py-3">
          <div className="font-semibold wrap-anywhere">{titleOf ? titleOf(row) : head?.cell(row)}</div>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-0.5">
            {words.map(column => (
              <Fact key={column.key} column={column} row={row} whole />
            ))}
            {columns
              .filter(({ figures }) => figures)
              .map(column => (
                <Fact key={column.key} column={column} row={row} />
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

type FactProps<T> = {
  readonly column: Column<T>
  readonly row: T
  /** In a line of its own. */
  readonly whole?: boolean
}

const Fact = <T,>({ column: { title, cell }, row, whole = false }: FactProps<T>) => (
  <div className={whole ? 'col-span-2 flex justify-between gap-3' : 'flex justify-between gap-2'}>
    <dt className="shrink-0 text-dim">{title}</dt>
    <dd className="min-w-0 text-right wrap-anywhere tabular-nums">{cell(row)}</dd>
  </div>
)
