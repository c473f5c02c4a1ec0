import { useId, useState } from 'react'
import type { Game, OfferedMarket } from '#contract/fixtures/fixtures.ts'
import type { SportId } from '#domain/ids.ts'
import { overtimeTag } from '#domain/markets/market-catalogue.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { offeredQuote } from '#web/sport/prices/offered.ts'
import { useLiveQuotes } from '#web/sport/prices/use-odds.ts'
import { StarButton } from '../finding/star-button.tsx'
import { toggleMarket, useFavourites } from '../finding/use-favourites.ts'
import { FromBetTag } from './from-bet-tag.tsx'
import { isMainLine, lineText } from './main-markets.ts'
import type { MarketGroup } from './market-groups.ts'
import { type RowForm, rowForm } from './market-row-form.ts'
import { OutcomeButton } from './outcome-button.tsx'

type MarketCardProps = {
  readonly game: Game
  readonly group: MarketGroup
  readonly closed: boolean
  /** True while the match is running. */
  readonly running?: boolean
}

/** One market type of a fixture with all its lines, main line first; its head collapses it. */
export function MarketCard({ game, group: { typeId, markets }, closed, running = false }: MarketCardProps) {
  const [open, setOpen] = useState(true)
  const id = useId()
  const chosen = useFavourites(favourites => favourites.markets.includes(typeId))
  const [first] = markets
  if (!first) return null
  const tag = overtimeTag(typeId, game.sport_id as SportId)
  return (
    <section
      aria-label={first.marketNameKorean}
      data-market={typeId}
      className="card mb-3 break-inside-avoid"
    >
      <div className="flex items-center pr-1">
        <h2 className="min-w-0 flex-1 text-sm">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="flex h-10 w-full items-center gap-2 pl-3 text-left mobile:h-11 -outline-offset-2"
          >
            <span className="min-w-0 truncate">{first.marketNameKorean}</span>
            {tag && !first.marketNameKorean.includes(tag) && (
              <span className="shrink-0 text-xs font-normal text-dim">{tag}</span>
            )}
            {running && <FromBetTag sportId={game.sport_id} typeId={typeId} />}
            <StopTag markets={markets} closed={closed} />
            <FoldArrow open={open} className="ml-auto shrink-0 text-dim" />
          </button>
        </h2>
        <StarButton name={first.marketNameKorean} chosen={chosen} onToggle={() => toggleMarket(typeId)} />
      </div>
      <div id={id} hidden={!open} className="px-2.5 pb-2.5">
        <Rows game={game} markets={markets} closed={closed} />
      </div>
    </section>
  )
}

type StopTagProps = { readonly markets: readonly OfferedMarket[]; readonly closed: boolean }

/** Marks a market type that is suspended as a whole; its last prices stay visible (handbook 2.3). */
function StopTag({ markets, closed }: StopTagProps) {
  const offered = markets.flatMap(({ bets }) => bets.map(offeredQuote))
  const live = useLiveQuotes(offered.map(({ outcomeId }) => outcomeId))
  const isOpen = offered.some(quote => (live.get(quote.outcomeId) ?? quote).status === 'open')
  if (isOpen || closed) return null
  return <Badge tone="live">일시중지</Badge>
}

type RowsProps = { readonly game: Game; readonly markets: readonly OfferedMarket[]; readonly closed: boolean }

/** Lines are listed below one head of sides; an outcome without a line shows its own name. */
function Rows({ game, markets, closed }: RowsProps) {
  const form = markets[0] && rowForm(markets[0])
  const isLined = form?.middle.kind === 'line'
  return (
    <div className="grid gap-1">
      {isLined && <Sides game={game} form={form} />}
      {markets.map(market => (
        <div
          key={market.id}
          data-line={isLined && isMainLine(market) ? 'main' : undefined}
          className={classNames(
            'grid gap-1 rounded-md',
            isLined ? linedClass : `${columnsOf(market)} odds-stacked`,
            isLined && markets.length > 1 && isMainLine(market) && 'outline outline-edge/60 outline-offset-1',
          )}
        >
          {market.bets.map(outcome => (
            <OutcomeButton
              key={outcome.id}
              game={game}
              market={market}
              outcome={outcome}
              side="middle"
              closed={closed}
              {...(isLined && { shownAs: lineText(market, outcome) })}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Aligns lines and their prices in columns. */
const linedClass =
  'odds-dense odds-lines grid-cols-2 desktop:[&_.odds]:gap-3! desktop:[&_.odds-name]:w-12! desktop:[&_.odds-name]:justify-end'

const columnsOf = ({ bets }: OfferedMarket): string =>
  bets.length === 2 || bets.length === 4 ? 'grid-cols-2' : 'grid-cols-3'

function Sides({ game, form }: { readonly game: Game; readonly form: RowForm | undefined }) {
  const isTotal = form?.left?.betName === 'Over' || form?.right?.betName === 'Under'
  const names = isTotal ? ['오버', '언더'] : [game.home_participants_name, game.away_participants_name]
  return (
    <p aria-hidden className="grid grid-cols-2 gap-1 pb-0.5 text-center text-xs text-dim">
      {names.map(name => (
        <span key={name} className="truncate">
          {name}
        </span>
      ))}
    </p>
  )
}
