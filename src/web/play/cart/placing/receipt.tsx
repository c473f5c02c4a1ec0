import { type ReactNode, useState } from 'react'
import { type Bet, type BetLeg, betContract } from '#contract/bets/bets.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { sidesWord, slipWord } from '#domain/bets/bet-word.ts'
import { formatSeoul, formatTotalOdds } from '#domain/korean-formats.ts'
import { formatOdds } from '#domain/odds.ts'
import { gameType } from '#domain/sports/game-type.ts'
import { useCall, useSession } from '#web/client/api/api.ts'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { cancelDeadline } from '#web/play/bets/cancel-deadline.ts'
import { lineText, pickText } from '#web/play/bets/leg-figures.ts'
import { readPrice } from '#web/play/bets/read-price.ts'
import { ExpectedWinnings, Figure } from '../parts/cart-figures.tsx'

/**
 * A bet as booked: number, picks with their final odds, stake, possible payout, remaining balance, and
 * the cancellation deadline. It is fetched from the server, since the server may have accepted changed
 * odds without a question.
 */
export function Receipt({ betId }: { readonly betId: string }) {
  const { data: bet, isError } = useCall(betContract.detail, { params: { betId } }, { staleTime: 0 })
  const emoney = useSession()?.user.emoney
  const [left] = useState(emoney)
  if (isError) return null
  if (!bet) return <SkeletonRows rows={4} className="h-6" />
  return (
    <div className="grid gap-3" data-receipt={bet.id}>
      <p className="flex flex-wrap justify-center gap-x-2 text-xs text-dim">
        <span className="font-semibold whitespace-nowrap text-text">No.{betNumber(bet.id)}</span>
        <span className="whitespace-nowrap">{bet.createdAt.slice(5)}</span>
      </p>
      <ScrollBox
        label="베팅한 선택"
        className="max-h-[30dvh] overflow-y-auto rounded-lg bg-s2 focus-visible:-outline-offset-2"
      >
        <ul className="divide-y divide-line">
          {bet.bettings.map(leg => (
            <PickLine key={leg.oddsId} leg={leg} />
          ))}
          {bet.bonus && (
            <Line title={`보너스 ${bet.bonus.folds}폴더`} odds={formatOdds(readPrice(bet.bonus.betPrice))} />
          )}
        </ul>
      </ScrollBox>
      <ReceiptFigures bet={bet} left={left} />
    </div>
  )
}

type ReceiptFiguresProps = { readonly bet: Bet; readonly left: number | undefined }

function ReceiptFigures({ bet, left }: ReceiptFiguresProps) {
  const deadline = cancelDeadline(bet)
  return (
    <dl className="grid gap-1.5 px-1">
      <Figure name="구분">{slipWord(gameType(bet.gameType), bet.bettings.length)}</Figure>
      <Figure name="총배당">
        <span className="font-bold">{formatTotalOdds(readPrice(bet.totalRatio))}</span>
      </Figure>
      <Figure name={bet.isFree ? '프리벳' : '베팅금액'}>
        <Money won={bet.amounts} />
      </Figure>
      <ExpectedWinnings won={bet.winnings} />
      {left !== undefined && (
        <Figure name="남은 보유금액">
          <Money won={left} />
        </Figure>
      )}
      {deadline !== undefined && <Figure name="취소 가능 시한">{formatSeoul(deadline, 'HH:mm')}까지</Figure>}
    </dl>
  )
}

function PickLine({ leg }: { readonly leg: BetLeg }) {
  const market = [leg.marketNameKorean, lineText(leg)].filter(Boolean).join(' ')
  return (
    <Line
      about={sidesWord(leg.home, leg.away, 'VS')}
      title={`${market} · ${pickText(leg)}`}
      odds={formatOdds(readPrice(leg.betPrice))}
    />
  )
}

type LineProps = { readonly about?: string; readonly title: string; readonly odds: ReactNode }

const Line = ({ about, title, odds }: LineProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 text-sm">
    <span className="min-w-0">
      {about && <span className="block truncate text-xs text-dim">{about}</span>}
      <span className="block truncate font-semibold">{title}</span>
    </span>
    <b>{odds}</b>
  </li>
)
