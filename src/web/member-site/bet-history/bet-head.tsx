import type { ReactNode } from 'react'
import type { Bet, BetLeg } from '#contract/bets/bets.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { foldWord, sidesWord } from '#domain/bets/bet-word.ts'
import { formatMultiplier, formatTotalOdds } from '#domain/korean-formats.ts'
import { formatOdds } from '#domain/odds.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { isAtSupplier } from '#web/play/bets/at-supplier.ts'
import { lineText, pickText } from '#web/play/bets/leg-figures.ts'
import { readPrice } from '#web/play/bets/read-price.ts'
import { returnOf, statusOf, suppliedMultiplier } from './bet-figures.ts'
import { LegMarks } from './leg-marks.tsx'
import { BetStatusBadge } from './status-badge.tsx'

/** Columns shared by the rows and the head of a list, sized by the widest amount. */
export const columnsClass =
  'grid grid-cols-[134px_minmax(0,1fr)_minmax(56px,max-content)_minmax(84px,max-content)_minmax(92px,max-content)_76px_34px] gap-x-3 stacked:grid-cols-[minmax(0,1fr)]'

/** Spans these columns as a subgrid. */
export const inColumnsClass = 'col-span-full grid grid-cols-subgrid'

type BetHeadProps = {
  readonly bet: Bet
  readonly isNew: boolean
  readonly isWaiting: boolean
  readonly open: boolean
  readonly controls: string
  readonly onToggle: () => void
}

/** A bet in one row; a click shows its legs. */
export function BetHead({ bet, isNew, isWaiting, open, controls, onToggle }: BetHeadProps) {
  const comes = returnOf(bet)
  const isCasino = isAtSupplier(bet)
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className={classNames(
        inColumnsClass,
        'w-full items-center rounded-lg px-4 py-3 text-left -outline-offset-2 transition-colors duration-100 hover:bg-s2/50',
        'stacked:flex stacked:flex-wrap stacked:gap-x-3 stacked:gap-y-2.5 mobile:px-3',
      )}
    >
      <span className="text-xs leading-4 text-dim stacked:order-1 stacked:flex stacked:flex-1 stacked:items-center stacked:gap-2">
        {!isWaiting && (
          <span className="block font-semibold whitespace-nowrap text-text">
            {/* Columns have a head that names the number, and no room for more. */}
            <span className="hidden stacked:inline">No.</span>
            {betNumber(bet.id)}
          </span>
        )}
        <time className="block">{bet.createdAt}</time>
      </span>
      <Matches bet={bet} isNew={isNew} />
      <Figure name={isCasino ? '배율' : '총배당'} order="stacked:order-4">
        <Ratio bet={bet} />
      </Figure>
      <Figure name="베팅금액" order="stacked:order-5">
        <Money won={bet.amounts} />
      </Figure>
      <Figure name={comes.name} order="stacked:order-6">
        {isCasino && statusOf(bet) === 'open' ? (
          <NoFigure />
        ) : (
          <span className={classNames(statusOf(bet) === 'won' && 'text-jade', comes.won === 0 && 'text-dim')}>
            <Money won={comes.won} />
          </span>
        )}
      </Figure>
      <span className="text-right stacked:order-2">
        {isWaiting ? <Badge tone="live">접수중</Badge> : <BetStatusBadge bet={bet} />}
      </span>
      <FoldArrow open={open} size={16} className="text-dim stacked:order-2 mobile:hidden" />
    </button>
  )
}

/** "3폴더  울산 HD VS FC서울 외 2경기", below it the pick of a single or the state of each leg. */
function Matches({ bet, isNew }: { readonly bet: Bet; readonly isNew: boolean }) {
  const [first] = bet.bettings
  const more = bet.bettings.length - 1
  return (
    <span className="min-w-0 stacked:order-3 stacked:basis-full">
      <span className="flex min-w-0 items-center gap-1.5 text-sm">
        {!isAtSupplier(bet) && <Badge>{foldWord(bet.bettings.length)}</Badge>}
        {first && (
          <span title={sidesWord(first.home, first.away, 'VS')} className="line-clamp-2 font-semibold">
            {sidesWord(first.home, first.away, 'VS')}
          </span>
        )}
        {more > 0 && <span className="shrink-0 text-dim">외 {more}경기</span>}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-dim">
        {bet.isFree && <Badge tone="gold">프리벳</Badge>}
        {first?.casino?.isHeld && <Badge tone="gold">당첨금 확인 중</Badge>}
        {isNew && <Badge tone="strong">방금 베팅</Badge>}
        {first && more === 0 ? <PickLine leg={first} /> : <LegMarks legs={bet.bettings} />}
        {bet.bonus && (
          <span className="shrink-0 text-gold">보너스 {formatOdds(readPrice(bet.bonus.betPrice))}</span>
        )}
      </span>
    </span>
  )
}

/** Total odds; for a supplier's bet the multiple of the stake that it returned. */
function Ratio({ bet }: { readonly bet: Bet }) {
  if (!isAtSupplier(bet)) return <b>{formatTotalOdds(readPrice(bet.totalRatio))}</b>
  const multiplier = suppliedMultiplier(bet)
  return multiplier === undefined ? <NoFigure /> : <b>{`${formatMultiplier(multiplier)}배`}</b>
}

/** Supplier games have no odds, and an open bet has no expected winnings. */
const NoFigure = () => (
  <span className="text-dim">
    <span aria-hidden>–</span>
    <span className="sr-only">없음</span>
  </span>
)

/** "핸디캡 -1.5 · 울산 HD"; for a supplier's bet "카지노 A · 회차 · baccarat-1.1". */
const PickLine = ({ leg }: { readonly leg: BetLeg }) => (
  <span className="max-w-full truncate">
    {leg.casino && `${leg.sportName} · ${leg.casino.provider} · `}
    {leg.marketNameKorean}
    {leg.betBaseline && <span className="ml-1 text-gold">{lineText(leg)}</span>}
    <span aria-hidden> · </span>
    <span className="text-text">{pickText(leg)}</span>
  </span>
)

type FigureProps = { readonly name: string; readonly order: string; readonly children: ReactNode }

/** A figure of the row; its label is in the list's head, or above it when there is no head. */
const Figure = ({ name, order, children }: FigureProps) => (
  <span
    className={classNames(
      'text-right text-md whitespace-nowrap stacked:min-w-max stacked:flex-[1_1_28%] stacked:text-left',
      order,
    )}
  >
    <span className="sr-only stacked:not-sr-only stacked:block stacked:text-xs stacked:text-dim">{name}</span>
    {children}
  </span>
)
