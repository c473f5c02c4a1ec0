import type { SetRate } from '#contract/back-office/catalogue/payout-rates.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { marketWord, placeWord, rateText, scopeWord } from './payout-rate-words.ts'

type RateListProps = {
  readonly rates: readonly SetRate[]
  readonly onEdit: (rate: SetRate) => void
  readonly onRemove: (rate: SetRate) => void
}

/** The configured payout rates: scope, rate, operator and time. */
export function RateList({ rates, onEdit, onRemove }: RateListProps) {
  const mayChange = useMay('trading:write')
  const acts = (rate: SetRate) => (
    <span className="flex gap-1.5">
      <Button size="sm" aria-label={`${scopeWord(rate)} 환수율 변경`} onClick={() => onEdit(rate)}>
        변경
      </Button>
      <Button size="sm" aria-label={`${scopeWord(rate)} 환수율 해제`} onClick={() => onRemove(rate)}>
        해제
      </Button>
    </span>
  )
  return (
    <RowList
      label="환수율"
      columns={mayChange ? [...columns, { key: 'acts', title: '작업', width: '150px', cell: acts }] : columns}
      rows={rates}
      rowKey={({ id }) => id}
      card={rate => (
        <li className="grid gap-1.5 px-3.5 py-2.5">
          <p className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 font-semibold">{placeWord(rate)}</span>
            <b className="text-gold">{rateText(rate.payoutRate)}</b>
          </p>
          <p className="text-sm">{marketWord(rate)}</p>
          <p className="text-xs text-dim">{`${rate.setAt.slice(0, 16)} · ${rate.operator}`}</p>
          {mayChange && acts(rate)}
        </li>
      )}
    />
  )
}

const columns: readonly Column<SetRate>[] = [
  {
    key: 'place',
    title: '종목 · 리그',
    cell: rate => <span className="font-semibold">{placeWord(rate)}</span>,
  },
  { key: 'market', title: '마켓', cell: marketWord },
  {
    key: 'rate',
    title: '환수율',
    width: '110px',
    figures: true,
    cell: ({ payoutRate }) => <b className="text-gold">{rateText(payoutRate)}</b>,
  },
  { key: 'operator', title: '관리자', width: '120px', cell: ({ operator }) => operator },
  { key: 'at', title: '변경 시각', width: '160px', cell: ({ setAt }) => setAt.slice(0, 16) },
]
