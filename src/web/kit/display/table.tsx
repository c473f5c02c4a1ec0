import type { ReactNode } from 'react'
import { ScrollBox } from '../controls/scroll-box.tsx'
import { classNames } from '../theme/class-names.ts'

export type Column<T> = {
  readonly key: string
  readonly title: string
  readonly cell: (row: T) => ReactNode
  /** Right-aligned figures. */
  readonly figures?: boolean
  /** Hidden on phones. */
  readonly wideOnly?: boolean
  readonly width?: string
}

type TableProps<T> = {
  /** Accessible name of the table. */
  readonly label: string
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string | number
  /** Shown when there are no rows. */
  readonly empty?: ReactNode
}

/** A table with a sticky head. On phones it scrolls sideways in its own box. */
export function Table<T>({ label, columns, rows, rowKey, empty }: TableProps<T>) {
  return (
    <ScrollBox label={label} className="card min-w-0 overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead className="bg-s2 text-xs text-dim">
          <tr>
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                style={{ width: column.width }}
                className={cellClass(column, 'h-8 font-semibold')}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} className="border-t border-line hover:bg-s2/50">
              {columns.map(column => (
                <td key={column.key} className={cellClass(column, 'h-9 py-0.5')}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </ScrollBox>
  )
}

const cellClass = <T,>({ figures, wideOnly }: Column<T>, more: string): string =>
  classNames(
    'px-3.5 whitespace-nowrap',
    figures ? 'text-right' : 'text-left',
    wideOnly && 'narrow:hidden',
    more,
  )
