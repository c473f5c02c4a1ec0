import type { ReactNode } from 'react'
import { useLayoutMode } from '../theme/layout-mode.ts'
import { type Column, Table } from './table.tsx'

type TableOrCardsProps<T> = {
  /** Accessible name of the list. */
  readonly label: string
  /** The first column is the title of a card, unless `titleOf` is given. */
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string | number
  /** Text of an empty list. */
  readonly empty: string
  /** Title of a card instead of the columns without figures. */
  readonly titleOf?: (row: T) => ReactNode
}

/** A table of figures; on phones one card per row with all figures, so that nothing is cut off. */
export function TableOrCards<T>({ label, columns, rows, rowKey, empty, titleOf }: TableOrCardsProps<T>) {
  const isPhone = useLayoutMode() === 'mobile'
  const nothing = <p className="px-4 py-6 text-center text-sm text-dim">{empty}</p>
  if (!isPhone) return <Table label={label} columns={columns} rows={rows} rowKey={rowKey} empty={nothing} />
  if (rows.length === 0) return <div className="card">{nothing}</div>
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
  /** Takes a full row. */
  readonly whole?: boolean
}

const Fact = <T,>({ column: { title, cell }, row, whole = false }: FactProps<T>) => (
  <div className={whole ? 'col-span-2 flex justify-between gap-3' : 'flex justify-between gap-2'}>
    <dt className="shrink-0 text-dim">{title}</dt>
    <dd className="min-w-0 text-right wrap-anywhere tabular-nums">{cell(row)}</dd>
  </div>
)
