import { crossPairWords } from '#domain/slip/cross-pair.ko.ts'
import { type CrossPair, crossPairs } from '#domain/slip/cross-rules.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { type CrossRow, rowsOf, type WireCross, withPair } from './cross-entry.ts'

type CrossMatrixProps = {
  readonly rules: WireCross
  /** The rules in force: differences are marked. */
  readonly saved: WireCross
  /** Without it the matrix is read-only. */
  readonly onChange?: (rules: WireCross) => void
}

/** Sports by pairs, each on or off; on a phone the sports are stacked. */
export function CrossMatrix({ rules, saved, onChange }: CrossMatrixProps) {
  const isPhone = useLayoutMode() === 'mobile'
  const rows = rowsOf(rules)
  const savedRows = rowsOf(saved)
  const cell = (row: CrossRow, pair: CrossPair, label: boolean) => {
    const on = row.pairs.includes(pair)
    const wasOn = savedRows.find(one => one.sportId === row.sportId)?.pairs.includes(pair) ?? false
    const words = <span className={label ? '' : 'sr-only'}>{`${row.name} ${crossPairWords[pair]}`}</span>
    return (
      <span className="flex items-center gap-2">
        {onChange ? (
          <Checkbox
            label={label ? crossPairWords[pair] : words}
            checked={on}
            onChange={checked => onChange(withPair(rules, row.sportId, pair, checked))}
          />
        ) : (
          <span className="flex min-h-10 items-center gap-2">
            {label && <span>{crossPairWords[pair]}</span>}
            <Badge tone={on ? 'jade' : 'plain'}>{on ? '가능' : '불가'}</Badge>
          </span>
        )}
        {on !== wasOn && <Badge tone="gold">{on ? '켬' : '끔'}</Badge>}
      </span>
    )
  }
  if (isPhone)
    return (
      <ul aria-label="크로스 규정" className="grid gap-3">
        {rows.map(row => (
          <li key={row.name} className="card grid gap-1 px-3.5 py-3">
            <h2 className="text-base font-semibold">{row.name}</h2>
            <div className="grid grid-cols-2 gap-x-3">
              {crossPairs.map(pair => (
                <div key={pair}>{cell(row, pair, true)}</div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    )
  const columns: readonly Column<CrossRow>[] = [
    { key: 'sport', title: '종목', width: '140px', cell: ({ name }) => <b>{name}</b> },
    ...crossPairs.map(pair => ({
      key: pair,
      title: crossPairWords[pair],
      cell: (row: CrossRow) => cell(row, pair, false),
    })),
  ]
  return <Table label="크로스 규정" columns={columns} rows={rows} rowKey={({ name }) => name} />
}
