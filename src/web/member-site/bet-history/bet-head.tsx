import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bet, BetLeg } from '#contract/bets.ts'
import { foldWord } from '#domain/bets/bet-word.ts'
import { formatOdds } from '#domain/odds.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { returnOf, statusOf } from './bet-figures.ts'
import { lineText, oddsOf, pickText } from './leg-figures.ts'
import { LegMarks } from './leg-marks.tsx'
import { BetStatusBadge } from './status-badge.tsx'

/** Columns that the rows and the head above them share. */
export const columnsClass =
  'grid grid-cols-[88px_minmax(0,1fr)_64px_104px_116px_84px_20px] items-center gap-x-3 px-4'

type BetHeadProps = {
  readonly bet: Bet
  /** Counted from the oldest of the list on screen; undefined for a bet that is not in the books yet. */
  readonly number: number | undefined
  readonly isNew: boolean
  readonly isWaiting: boolean
  readonly open: boolean
  readonly controls: string
  readonly onToggle: () => void
}

/** The bet in one row; pressing it shows the legs. */
export function BetHead({ bet, number, isNew, isWaiting, open, controls, onToggle }: BetHeadProps) {
  const comes = returnOf(bet)
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className={classNames(
        columnsClass,
        'w-full rounded-lg py-3 text-left -outline-offset-2 transition-colors duration-100 hover:bg-s2/60',
        'mobile:grid-cols-3 mobile:gap-y-2.5 mobile:px-3',
      )}
    >
      <span className="text-xs leading-4 text-dim mobile:order-1 mobile:col-span-2 mobile:flex mobile:items-center mobile:gap-2">
        {number !== undefined && <span className="block font-semibold text-text">No.{number}</span>}
        <time className="block">{bet.createdAt.slice(5)}</time>
      </span>
      <Matches bet={bet} isNew={isNew} />
      <Figure name="총배당" order="mobile:order-4">
        <b>{formatOdds(oddsOf(bet.totalRatio))}</b>
      </Figure>
      <Figure name="베팅금액" order="mobile:order-5">
        <Money won={bet.amounts} />
      </Figure>
      <Figure name={comes.name} order="mobile:order-6">
        <span className={classNames(statusOf(bet) === 'won' && 'text-jade', comes.won === 0 && 'text-dim')}>
          <Money won={comes.won} />
        </span>
      </Figure>
      <span className="text-right mobile:order-2">
        {isWaiting ? <Badge tone="live">접수중</Badge> : <BetStatusBadge bet={bet} />}
      </span>
      <ChevronDown
        aria-hidden
        size={16}
        className={classNames('text-dim transition-transform mobile:hidden', open && 'rotate-180')}
      />
    </button>
  )
}

/** "3폴더  울산 HD VS FC서울 외 2경기", below it the pick of a single or the state of each leg. */
function Matches({ bet, isNew }: { readonly bet: Bet; readonly isNew: boolean }) {
  const [first] = bet.bettings
  const more = bet.bettings.length - 1
  return (
    <span className="min-w-0 mobile:order-3 mobile:col-span-3">
      <span className="flex min-w-0 items-center gap-1.5 text-sm">
        <Badge>{foldWord(bet.bettings.length)}</Badge>
        {first && (
          <span title={`${first.home} VS ${first.away}`} className="truncate font-semibold">
            {first.home} VS {first.away}
          </span>
        )}
        {more > 0 && <span className="shrink-0 text-dim">외 {more}경기</span>}
      </span>
      <span className="mt-1 flex min-w-0 items-center gap-2 text-xs text-dim">
        {isNew && <Badge tone="strong">방금 베팅</Badge>}
        {first && more === 0 ? <PickLine leg={first} /> : <LegMarks legs={bet.bettings} />}
        {bet.bonus && (
          <span className="shrink-0 text-gold">보너스 {formatOdds(oddsOf(bet.bonus.betPrice))}</span>
        )}
      </span>
    </span>
  )
}

/** "핸디캡 -1.5 · 울산 HD" */
const PickLine = ({ leg }: { readonly leg: BetLeg }) => (
  <span className="truncate">
    {leg.marketNameKorean}
    {leg.betBaseline && <span className="ml-1 text-gold">{lineText(leg)}</span>}
    <span aria-hidden> · </span>
    <span className="text-text">{pickText(leg)}</span>
  </span>
)

type FigureProps = { readonly name: string; readonly order: string; readonly children: ReactNode }

/** A figure of the row; what it is stands in the head of the list, on phones above itself. */
const Figure = ({ name, order, children }: FigureProps) => (
  <span className={classNames('text-right text-md mobile:text-left mobile:last:text-right', order)}>
    <span className="block text-xs text-dim desktop:sr-only">{name}</span>
    {children}
  </span>
)
