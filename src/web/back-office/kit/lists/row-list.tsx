import { Fragment, type ReactNode } from 'react'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'

type RowListProps<T> = {
  /** Name of the list, for screen readers */
  readonly label: string
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string | number
  /** Draws a row on narrow screens: an `<li>`. */
  readonly card: (row: T) => ReactNode
}

/** Rows in columns on the desktop, stacked on small screens */
export function RowList<T>({ label, columns, rows, rowKey, card }: RowListProps<T>) {
  const isPhone = useLayoutMode() === 'mobile'
  if (!isPhone) return <Table label={label} columns={columns} rows={rows} rowKey={rowKey} />
  return (
    <ol aria-label={label} className="card divide-y divide-line text-sm">
      {rows.map(row => (
        <Fragment key={rowKey(row)}>{card(row)}</Fragment>
      ))}
    </ol>
  )
}
