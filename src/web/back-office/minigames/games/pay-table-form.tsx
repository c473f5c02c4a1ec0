import { useState } from 'react'
import type { DeskGameDetail, DeskMarket, DeskPick } from '#contract/back-office/minigames/game-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { percentHundredths, percentText } from '#domain/minigames/house/edge-marks.ts'
import { readRatio } from '#domain/minigames/house/ratio-text.ts'
import { formatOdds } from '#domain/odds.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import {
  changedPrices,
  entryKey,
  entryOf,
  isSavable,
  type PayTableEntry,
  priceOdds,
  readPrice,
} from './pay-table-entry.ts'

const PricesDialog = lazyDialog(() => import('./prices-dialog.tsx'), 'PricesDialog')

/** The pay table of a game: each pick with its exact chance, and the house edge at the typed price. */
export function PayTableForm({ game }: { readonly game: DeskGameDetail }) {
  const mayChange = useMay('minigames:write')
  const [entry, setEntry] = useState(() => entryOf(game.markets))
  const [asked, setAsked] = useState(false)
  const changed = changedPrices(game.markets, entry)
  const isSafe = isSavable(game.markets, entry)
  return (
    <section aria-label="배당표" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base">배당표</h2>
        <p className="text-xs text-dim break-keep">
          하우스 엣지가 1% 미만이거나 15%를 넘으면 경고하고, 0%보다 작으면 저장할 수 없습니다.
        </p>
      </header>
      {game.markets.map(market => (
        <MarketPrices
          key={market.id}
          market={market}
          entry={entry}
          onType={
            mayChange
              ? (pick, text) => setEntry(known => ({ ...known, [entryKey(market.id, pick)]: text }))
              : undefined
          }
        />
      ))}
      {mayChange && (
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-line bg-bg py-2.5">
          <p className="min-w-0 flex-1 text-sm text-dim" role="status">
            {!isSafe
              ? '저장할 수 없는 배당이 있습니다.'
              : changed.length === 0
                ? '변경한 배당이 없습니다.'
                : `배당 ${formatFigure(changed.length)}개 변경`}
          </p>
          <Button
            look="quiet"
            disabled={changed.length === 0 && isSafe}
            onClick={() => setEntry(entryOf(game.markets))}
          >
            되돌리기
          </Button>
          <Button look="primary" disabled={changed.length === 0 || !isSafe} onClick={() => setAsked(true)}>
            배당 저장
          </Button>
        </div>
      )}
      {asked && <PricesDialog game={game} changed={changed} onClose={() => setAsked(false)} />}
    </section>
  )
}

type MarketPricesProps = {
  readonly market: DeskMarket
  readonly entry: PayTableEntry
  readonly onType: ((pick: string, text: string) => void) | undefined
}

const MarketPrices = ({ market, entry, onType }: MarketPricesProps) => (
  <div className="card overflow-hidden">
    <h3 className="bg-s2 px-3.5 py-2 text-sm">{market.label}</h3>
    <ul className="divide-y divide-line">
      {market.picks.map(pick => (
        <PickPrice
          key={pick.id}
          market={market}
          pick={pick}
          text={entry[entryKey(market.id, pick.id)] ?? ''}
          onType={onType && (text => onType(pick.id, text))}
        />
      ))}
    </ul>
  </div>
)

type PickPriceProps = {
  readonly market: DeskMarket
  readonly pick: DeskPick
  readonly text: string
  readonly onType: ((text: string) => void) | undefined
}

function PickPrice({ market, pick, text, onType }: PickPriceProps) {
  const read = readPrice(pick, text)
  const own = priceOdds(pick.ownPrice)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-1.5 text-sm">
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{pick.label}</span>
        <span className="text-xs text-dim">
          <ChanceText pick={pick} />
        </span>
      </span>
      {onType ? (
        <input
          aria-label={`${market.label} ${pick.label} 배당`}
          aria-invalid={read.error ? true : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={text}
          onChange={({ target }) => onType(target.value)}
          className={`h-9 w-24 min-w-0 rounded-md border bg-field px-2.5 text-right font-bold focus:border-jade focus:outline-none focus:glow mobile:h-11 ${read.error ? 'border-danger' : 'border-edge hover:border-dim'}`}
        />
      ) : (
        <b className="text-right">{text}</b>
      )}
      <span className="flex w-40 flex-wrap items-center justify-end gap-1.5 text-right narrow:w-full">
        {read.odds !== undefined && read.odds !== own && (
          <span className="text-xs text-dim">{`기본 ${formatOdds(own)}`}</span>
        )}
        <EdgeWord read={read} />
      </span>
    </li>
  )
}

/** The percentage is rounded: the exact fraction follows, unless it is too long. */
function ChanceText({ pick }: { readonly pick: DeskPick }) {
  const percent = percentText(percentHundredths(readRatio(pick.won)))
  const isLong = pick.won.length > 17
  return (
    <>
      {`확률 ${percent}${isLong ? '' : ` (${pick.won})`}`}
      {pick.void !== '0' && ` · 환불 ${percentText(percentHundredths(readRatio(pick.void)))}`}
      {pick.extra !== '0' && ' · 추가 배당 있음'}
    </>
  )
}

function EdgeWord({ read: { edge, mark, error } }: { readonly read: ReturnType<typeof readPrice> }) {
  if (!edge) return <span className="text-xs text-danger">{error}</span>
  const text = percentText(percentHundredths(edge))
  if (mark === 'negative')
    return <span className="text-xs font-semibold text-danger">{`엣지 ${text} · ${error}`}</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      {mark === 'thin' && <Badge tone="live">1% 미만</Badge>}
      {mark === 'thick' && <Badge tone="gold">15% 초과</Badge>}
      <span className="text-xs text-dim">
        엣지 <b className="text-text">{text}</b>
      </span>
    </span>
  )
}
