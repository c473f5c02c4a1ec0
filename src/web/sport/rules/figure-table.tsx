import type { ReactNode } from 'react'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type FigureTableProps = {
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
  /** Index of the member's own row. */
  readonly own?: number | undefined
}

/** A table of current figures, small enough for a phone: names in the first column, values in the others. */
export const FigureTable = ({ label, heads, rows, own }: FigureTableProps) => (
  <ScrollBox label={label} className="overflow-x-auto rounded-lg border border-line">
    <table className="w-full border-collapse text-sm whitespace-nowrap mobile:text-xs">
      <thead className="bg-s2 text-xs text-dim">
        <tr>
          {heads.map((head, column) => (
            <th
              key={head}
              scope="col"
              className={classNames('h-9 px-3 font-semibold mobile:px-2', cellSide(column))}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a rule stand in its order
            key={index}
            className={classNames('border-t border-line', index === own && 'bg-jade-wash font-semibold')}
          >
            {cells.map((cell, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: one cell a column
                key={column}
                className={classNames('h-9 px-3 mobile:px-2', cellSide(column))}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollBox>
)

const cellSide = (column: number): string => (column === 0 ? 'text-left' : 'text-right')
