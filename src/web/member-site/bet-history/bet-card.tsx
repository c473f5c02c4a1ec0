import { Link } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { Bet } from '#contract/bets/bets.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { resettleCauseWord } from '#domain/bets/resettle-cause.ts'
import { formatFigure, formatMultiplier, formatSeoul } from '#domain/korean-formats.ts'
import { formatOdds } from '#domain/odds.ts'
import { ruleTitles } from '#domain/rules/rule-keys.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { oddsAcceptWord } from '#domain/slip/odds-accept.ko.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { cancelDeadline } from '#web/play/bets/cancel-deadline.ts'
import { readPrice } from '#web/play/bets/read-price.ts'
import { paidBy, returnOf, suppliedMultiplier } from './bet-figures.ts'
import { BetHead, inColumnsClass } from './bet-head.tsx'
import { BetLegRow } from './bet-leg-row.tsx'

const CancelBetDialog = lazy(async () => ({
  default: (await import('./cancel-bet-dialog.tsx')).CancelBetDialog,
}))

type BetCardProps = {
  readonly bet: Bet
  /** Just placed: highlighted and expanded initially. */
  readonly isNew: boolean
  /** Expanded initially, although it is not new. */
  readonly isShown?: boolean
  /** Pending in-play bet within its delay (handbook 2.4). */
  readonly isWaiting?: boolean
}

/** A bet: its row, its legs when expanded, and the cancel button while possible. */
export function BetCard({ bet, isNew, isShown = isNew, isWaiting = false }: BetCardProps) {
  const [chosen, setChosen] = useState<boolean>()
  const id = useId()
  const open = chosen ?? isShown
  return (
    <li
      className={classNames(
        'card',
        inColumnsClass,
        'stacked:block',
        isNew && 'border-jade [box-shadow:0_0_0_1px_var(--color-jade)] animate-rise',
      )}
      data-bet={bet.id}
      data-status={bet.status}
    >
      <BetHead
        bet={bet}
        isNew={isNew}
        isWaiting={isWaiting}
        open={open}
        controls={id}
        onToggle={() => setChosen(!open)}
      />
      <div id={id} hidden={!open} className="col-span-full border-t border-line bg-bg/40">
        {open && <BetDetail bet={bet} isWaiting={isWaiting} />}
        {open && !isWaiting && <ShareRow bet={bet} />}
      </div>
      <CancelRow bet={bet} />
    </li>
  )
}

const freeNote =
  '프리벳으로 베팅했습니다. 당첨되면 베팅금을 제외한 당첨금만 지급되고, 적중특례·취소 시 프리벳이 반환됩니다.'

function BetDetail({ bet, isWaiting }: { readonly bet: Bet; readonly isWaiting: boolean }) {
  return (
    <>
      <ul aria-label="선택 경기">
        {bet.bettings.map(leg => (
          <BetLegRow key={leg.oddsId} leg={leg} bet={isWaiting ? undefined : bet.id} />
        ))}
      </ul>
      {bet.bonus && <BonusRow bonus={bet.bonus} />}
      <PaidRow bet={bet} />
      <SuppliedRow bet={bet} />
      {bet.isFree && (
        <p className="border-t border-line px-4 py-2 text-sm text-dim mobile:px-3">{freeNote}</p>
      )}
      {bet.resettledBy && (
        <p className="border-t border-line px-4 py-2 text-sm text-gold mobile:px-3" data-resettled>
          {resettleCauseWord[bet.resettledBy]} 다시 정산됨{' '}
          <time className="text-xs text-dim">{bet.settledAt}</time>
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 border-t border-line px-4 py-2 text-xs text-dim mobile:px-3">
        <span>베팅번호 {betNumber(bet.id)}</span>
        <span>베팅시간 {bet.createdAt}</span>
        {bet.oddsAcceptMode && <span>배당 변경 시 {oddsAcceptWord[bet.oddsAcceptMode]}</span>}
        {bet.settledAt && !bet.resettledBy && <span>처리시간 {bet.settledAt}</span>}
        {bet.rules && <RulesLink rules={bet.rules} />}
      </p>
    </>
  )
}

/** Link to the version of the rules under which the bet was accepted (field B1). */
const RulesLink = ({ rules: { key, version } }: { readonly rules: NonNullable<Bet['rules']> }) => (
  <Link
    to="/rule"
    search={{ category: key, version }}
    className="inline-flex items-center underline underline-offset-2 hover:text-text mobile:min-h-11"
  >
    적용 규정 {ruleTitles[key]} 제{version}판
  </Link>
)

/** The odds of the bonus; after a recount of the legs, the final ones (handbook 1.6). */
function BonusRow({
  bonus: { folds, betPrice, settledPrice },
}: {
  readonly bonus: NonNullable<Bet['bonus']>
}) {
  const isRecounted = settledPrice !== null && settledPrice !== betPrice
  return (
    <p className={figureRowClass} data-bonus>
      <span>
        보너스 배당 <span className="text-dim">{folds}폴더 이상</span>
        {isRecounted && <span className="block text-xs text-dim">적중한 폴더 수로 다시 계산되었습니다.</span>}
      </span>
      {isRecounted ? (
        <span>
          <s className="mr-1.5 text-xs text-dim">
            <span className="sr-only">베팅 배당 </span>
            {formatOdds(readPrice(betPrice))}
          </s>
          <span className="sr-only">적용 배당 </span>
          <b>{formatOdds(readPrice(settledPrice))}</b>
        </span>
      ) : (
        <b>{formatOdds(readPrice(betPrice))}</b>
      )}
    </p>
  )
}

/** "10,000원 × 9.01 = 90,100원": how the payout was computed. */
function PaidRow({ bet }: { readonly bet: Bet }) {
  const by = paidBy(bet)
  if (!by) return null
  return (
    <p className={figureRowClass} data-paid-by>
      <span>
        {returnOf(bet).name} 계산
        {by.isCapped && <span className="text-dim"> 최대당첨금 적용</span>}
      </span>
      <span>
        <Money won={bet.amounts} /> × {formatMultiplier(by.multiplier)}
        {bet.isFree && ' − 프리벳'} ={' '}
        <b>
          <Money won={bet.winnings} />
        </b>
      </span>
    </p>
  )
}

/** "손익 반환금액 2,500원 (0.25배) − 베팅금액 10,000원": the net result of a settled bet at a supplier. */
function SuppliedRow({ bet }: { readonly bet: Bet }) {
  const multiplier = suppliedMultiplier(bet)
  if (multiplier === undefined) return null
  return (
    <p className={figureRowClass} data-supplied>
      <span>
        손익{' '}
        <span className="text-dim">
          {`${returnOf(bet).name} ${formatFigure(bet.winnings)}원 (${formatMultiplier(multiplier)}배) − 베팅금액 ${formatFigure(bet.amounts)}원`}
        </span>
      </span>
      <b>{`${signedFigure(bet.winnings - bet.amounts)}원`}</b>
    </p>
  )
}

const figureRowClass = 'flex justify-between gap-3 border-t border-line px-4 py-2.5 text-sm mobile:px-3'

/** Link to the free board with the bet attached (handbook 6.5). */
const ShareRow = ({ bet: { id } }: { readonly bet: Bet }) => (
  <p className="flex justify-end border-t border-line px-2 py-1.5">
    <Link
      to="/free/write"
      search={{ bet: id }}
      className="inline-flex h-9 items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-dim hover:bg-s2 hover:text-text mobile:h-11"
    >
      <MessagesSquare aria-hidden size={16} />
      게시판에 올리기
    </Link>
  </p>
)

/** Cancel button with its deadline. Hidden after the deadline, unless the confirm dialog is open. */
function CancelRow({ bet }: { readonly bet: Bet }) {
  const [asking, setAsking] = useState(false)
  const deadline = cancelDeadline(bet)
  const isOver = useClock(now => deadline === undefined || now > deadline)
  if (isOver && !asking) return null
  return (
    <div className="col-span-full flex items-center justify-between gap-3 border-t border-line py-1.5 pr-2 pl-4 mobile:pl-3">
      {deadline !== undefined && (
        <p className="text-xs text-dim">{formatSeoul(deadline, 'HH:mm')}까지 취소할 수 있습니다.</p>
      )}
      <Button size="sm" onClick={() => setAsking(true)}>
        베팅취소
      </Button>
      {asking && (
        <Suspense>
          <CancelBetDialog bet={bet} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
