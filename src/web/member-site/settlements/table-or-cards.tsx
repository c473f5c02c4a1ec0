import { type Column, Table } from '#web/kit/display/table.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'

type TableOrCardsProps<Row> = {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** What is said where there is no row. */
  readonly empty: string
  /** On phones: what a card is about, and what it says beside it. */
  readonly titleOf: (row: Row) => string
  readonly noteOf?: (row: Row) => string
}

/** Sums in a table; on phones a card for each with all its figures, so that none lies beyond the edge. */
export function TableOrCards<Row>(props: TableOrCardsProps<Row>) {
  const { label, columns, rows, rowKey, empty, titleOf, noteOf } = props
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
  return (
    <ul aria-label={label} className="card divide-y divide-line">
      {rows.map(row => (
        <li key={rowKey(row)} className="grid gap-1.5 px-4 py-3">
          <p className="flex flex-wrap justify-between gap-x-3">
            <b className="wrap-anywhere">{titleOf(row)}</b>
            {noteOf && <span className="text-sm text-dim">{noteOf(row)}</span>}
          </p>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-0.5 text-sm">
            {columns
              .filter(({ figures }) => figures)
              .map(({ key, title, cell }) => (
                <div key={key} className="flex justify-between gap-2">
                  <dt className="text-dim">{title}</dt>
                  <dd className="tabular-nums">{cell(row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
