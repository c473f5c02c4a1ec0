import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BetDetail } from '#contract/back-office/bet-desk.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { resultWord } from '#domain/grading/leg-result.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { postingKindWord } from '#domain/posting-kind.ts'
import { totalWord } from './bet-words.tsx'

type Step = { readonly key: string; readonly at: string; readonly title: string; readonly text: ReactNode }

/**
 * 지급 이유: the steps of the bet in order, what was known at each, what was posted, and the check against
 * the ledger.
 */
export function PayoutReason({ detail }: { readonly detail: BetDetail }) {
  const { ledger } = detail
  return (
    <section aria-label="지급 이유" className="card text-sm">
      <h2 className="border-b border-line px-4 py-2.5 text-base">지급 이유</h2>
      <ol className="grid gap-2.5 px-4 py-3">
        {stepsOf(detail).map(({ key, at, title, text }) => (
          <li key={key} className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-3 mobile:grid-cols-1">
            <time className="text-xs leading-5 text-dim">{at.slice(5)}</time>
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="wrap-anywhere text-dim">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p
        data-agrees={ledger.agrees}
        className={`flex items-center gap-1.5 border-t border-line px-4 py-2.5 font-semibold ${ledger.agrees ? 'text-jade' : 'text-danger'}`}
      >
        {ledger.agrees ? (
          <CircleCheck aria-hidden size={16} className="shrink-0" />
        ) : (
          <CircleAlert aria-hidden size={16} className="shrink-0" />
        )}
        {ledger.agrees
          ? `원장과 일치합니다. 베팅 ${formatFigure(ledger.staked)}원 · 환불 ${formatFigure(ledger.returned)}원 · 지급 ${formatFigure(ledger.paid)}원`
          : '원장과 일치하지 않습니다. 원장 검증을 확인해 주세요.'}
      </p>
    </section>
  )
}

function stepsOf(detail: BetDetail): readonly Step[] {
  const { bet, books, acts } = detail
  const placed: Step = {
    key: 'placed',
    at: bet.createdAt,
    title: '베팅 접수',
    text: `베팅금 ${formatFigure(bet.amounts)}원 × 총배당 ${totalWord(bet.totalRatio)}`,
  }
  const results = books.flatMap((book, at): Step[] => {
    const leg = bet.bettings[at]
    if (!leg) return []
    return book.results.map(({ revision, score, void: isVoid, sourceText, reason, at: moment, verdict }) => ({
      key: `${book.oddsId} ${revision}`,
      at: moment,
      title: `${leg.home} vs ${leg.away} ${isVoid ? '적특' : `결과 ${score || '입력'}`} (${revision}차, ${sourceText})`,
      text: [
        reason,
        verdict
          ? `${verdict.result ? resultWord({ kind: verdict.result }) : '결과 미정'}: ${verdict.reason}`
          : revision === book.revision &&
            leg.result !== '' &&
            `${resultWord({ kind: leg.result })}: ${leg.reason}`,
      ]
        .filter(Boolean)
        .join(' · '),
    }))
  })
  const cancelled = acts.map(
    ({ actText, operator, reason, at }, index): Step => ({
      key: `act ${index}`,
      at,
      title: `${actText} (${operator})`,
      text: reason,
    }),
  )
  return [
    placed,
    ...[...results, ...cancelled, ...movesOf(detail), ...endOf(detail)].toSorted((a, b) =>
      a.at < b.at ? -1 : 1,
    ),
  ]
}

/** Payouts and reversals before the final settlement. */
function movesOf({ postings, settlements }: BetDetail): readonly Step[] {
  if (settlements < 2) return []
  const settled = postings.filter(({ kindText }) => settlementWords.has(kindText))
  return settled.map(({ kindText, amount, at, memo }, index) => ({
    key: `posting ${index}`,
    at,
    title: `${kindText} ${amount < 0 ? '−' : '+'}${formatFigure(Math.abs(amount))}원`,
    text: memo ?? '',
  }))
}

/** The ledger's words for a payout and for its reversal. */
const settlementWords: ReadonlySet<string> = new Set([
  postingKindWord('bet-settled'),
  postingKindWord('settlement-reversed'),
])

/** The end of the bet, if it has one. */
function endOf({ bet, ledger, settlements }: BetDetail): readonly Step[] {
  if (bet.settledAt === null) return []
  if (bet.status === betStatusCode.cancelled)
    return [
      {
        key: 'end',
        at: bet.settledAt,
        title: '베팅금 환불',
        text: bet.isFree
          ? '프리벳 쿠폰을 돌려주었습니다.'
          : `${formatFigure(ledger.returned)}원을 보유금액으로 돌려주었습니다.`,
      },
    ]
  const by =
    bet.settledRatio === null
      ? ''
      : `베팅금 ${formatFigure(bet.amounts)}원 × ${totalWord(bet.settledRatio)}${bet.isFree ? ' − 프리벳' : ''} = `
  return [
    {
      key: 'end',
      at: bet.settledAt,
      title: settlements > 1 ? `재정산 (${settlements}번째)` : '정산',
      text: bet.winnings === 0 ? '지급 없음' : `${by}${formatFigure(bet.winnings)}원`,
    },
  ]
}
