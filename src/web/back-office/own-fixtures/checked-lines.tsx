import type { CheckedLine } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { formatOdds, odds } from '#domain/odds.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'

type Market = NonNullable<CheckedLine['match']>['markets'][number]

/** Lines of a checked table: the resulting entry, or the error of each. */
export function CheckedLines({ lines }: { readonly lines: readonly CheckedLine[] }) {
  if (lines.length === 0)
    return (
      <div className="card">
        <EmptyState title="해당하는 줄이 없습니다." />
      </div>
    )
  return (
    <ol aria-label="확인한 줄" className="card divide-y divide-line text-sm">
      {lines.map(line => (
        <Line key={line.line} line={line} />
      ))}
    </ol>
  )
}

function Line({ line }: { readonly line: CheckedLine }) {
  const { match, faults, notes } = line
  const [home, away] = match ? [match.home, match.away] : [line.home, line.away]
  return (
    <li data-line={line.line} className="grid gap-1 px-3.5 py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <Badge tone={match ? 'jade' : 'up'}>{match ? '정상' : '오류'}</Badge>
        <span className="text-xs text-dim">{`${line.line}번째 줄`}</span>
        <span className="font-semibold wrap-anywhere">
          {home || '–'} <span className="font-normal text-dim">vs</span> {away || '–'}
        </span>
        <span className="text-dim wrap-anywhere">
          {match
            ? `${match.startdate.slice(0, 16)} · ${line.sport} · ${match.league} (${match.country})`
            : [line.start, line.sport, line.league].filter(text => text !== '').join(' · ')}
        </span>
      </p>
      {match && <p className="flex flex-wrap gap-x-4 gap-y-1 text-dim">{match.markets.map(MarketText)}</p>}
      {notes.map(text => (
        <p key={text} className="text-gold">
          {text}
        </p>
      ))}
      {faults.map(text => (
        <p key={text} className="text-danger wrap-anywhere">
          {text}
        </p>
      ))}
    </li>
  )
}

const MarketText = ({ name, betBaseline, prices }: Market) => (
  <span key={`${name} ${betBaseline}`}>
    <span className="font-semibold text-text">{betBaseline === '' ? name : `${name} ${betBaseline}`}</span>{' '}
    {prices.map(price => `${price.name} ${priceText(price.betPrice)}`).join(' · ')}
  </span>
)

const priceText = (price: number): string => formatOdds(odds(Math.round(price * 100)))
