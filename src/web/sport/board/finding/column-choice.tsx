import { classNames } from '#web/kit/theme/class-names.ts'
import { columnNames, type MainColumn, mainColumns } from '../markets/main-markets.ts'

type ColumnChoiceProps = { readonly column: MainColumn; readonly onColumn: (column: MainColumn) => void }

/** Selects the kind of price on a phone, which has room for one. */
export const ColumnChoice = ({ column, onColumn }: ColumnChoiceProps) => (
  <fieldset aria-label="보여줄 베팅 종류" className="grid grid-cols-3 gap-1 rounded-lg bg-s1 p-1">
    {mainColumns.map(key => (
      <button
        key={key}
        type="button"
        aria-pressed={column === key}
        onClick={() => onColumn(key)}
        className={classNames(
          'h-11 rounded-md text-sm font-semibold',
          column === key ? 'bg-s3 text-text' : 'text-dim',
        )}
      >
        {columnNames[key]}
      </button>
    ))}
  </fieldset>
)
