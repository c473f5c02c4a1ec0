import { Link } from '@tanstack/react-router'
import type { HouseLimitOutput } from '#contract/back-office/terms/house-limits.ts'
import { type LimitFigure, limitFigures } from '#domain/house-limits/house-limit.ts'
import { limitFigureWords, limitScopeWords } from '#domain/house-limits/limit-words.ko.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { figuresOf, limitName } from './limit-entry.ts'

type LimitListProps = {
  readonly limits: readonly HouseLimitOutput[]
  readonly onEdit: (limit: HouseLimitOutput) => void
  readonly onRemove: (limit: HouseLimitOutput) => void
}

/** House limits with their scope. */
export function LimitList({ limits, onEdit, onRemove }: LimitListProps) {
  const mayChange = useMay('trading:write')
  const buttons = (limit: HouseLimitOutput) => (
    <span className="flex gap-1.5">
      <Button size="sm" aria-label={`${limitName(limit)} 한도 변경`} onClick={() => onEdit(limit)}>
        변경
      </Button>
      <Button
        size="sm"
        look="quiet"
        aria-label={`${limitName(limit)} 한도 해제`}
        onClick={() => onRemove(limit)}
      >
        해제
      </Button>
    </span>
  )
  return (
    <RowList
      label="베팅 한도"
      columns={
        mayChange ? [...columns, { key: 'edit', title: '작업', width: '150px', cell: buttons }] : columns
      }
      rows={limits}
      rowKey={({ id }) => id}
      card={limit => (
        <li className="grid gap-2 px-3.5 py-3">
          <Place limit={limit} />
          <dl className="grid gap-0.5">
            {figuresOf(limit.place.scope).map(figure => (
              <div key={figure} className="flex justify-between gap-3">
                <dt className="text-dim">{limitFigureWords[figure]}</dt>
                <dd>
                  <Amount limit={limit} figure={figure} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-xs text-dim">{`${limit.operator} · ${limit.changedAt.slice(5, 16)}`}</span>
            {mayChange && buttons(limit)}
          </div>
        </li>
      )}
    />
  )
}

function Place({ limit }: { readonly limit: HouseLimitOutput }) {
  const { place, marketNameKorean, leagueName, sportName, startdate } = limit
  const around = [
    ...(place.scope === 'fixture' ? [startdate?.slice(5, 16), leagueName] : []),
    ...(place.scope === 'league' ? [sportName] : []),
  ].filter(Boolean)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={place.scope === 'day' ? 'gold' : 'bright'}>{limitScopeWords[place.scope]}</Badge>
      <PlaceName limit={limit} />
      {place.scope !== 'market' && marketNameKorean !== null && (
        <Badge tone="outline">{marketNameKorean}</Badge>
      )}
      {around.length > 0 && <span className="text-xs text-dim">{around.join(' · ')}</span>}
    </span>
  )
}

const PlaceName = ({ limit }: { readonly limit: HouseLimitOutput }) =>
  limit.place.scope === 'fixture' ? (
    <Link
      to="/admin/trading/$fixtureId"
      params={{ fixtureId: String(limit.place.fixtureId) }}
      className="font-semibold underline-offset-2 hover:underline mobile:leading-11"
    >
      {limitName(limit)}
    </Link>
  ) : (
    <span className="font-semibold">{limitName(limit)}</span>
  )

function Amount({ limit, figure }: { readonly limit: HouseLimitOutput; readonly figure: LimitFigure }) {
  const amount = limit.amounts[figure]
  return amount === null ? <span className="text-dim">–</span> : <b>{`${formatFigure(amount)}원`}</b>
}

const columns: readonly Column<HouseLimitOutput>[] = [
  { key: 'place', title: '대상', cell: limit => <Place limit={limit} /> },
  ...limitFigures.map(figure => ({
    key: figure,
    title: limitFigureWords[figure],
    figures: true,
    cell: (limit: HouseLimitOutput) => <Amount limit={limit} figure={figure} />,
  })),
  {
    key: 'operator',
    title: '마지막 변경',
    width: '190px',
    cell: ({ operator, changedAt }) => (
      <span className="text-dim">{`${operator} · ${changedAt.slice(5, 16)}`}</span>
    ),
  },
]
