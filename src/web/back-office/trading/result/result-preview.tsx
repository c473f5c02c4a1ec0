import type { PreviewedOutcome, settlementOperatorContract } from '#contract/back-office/settlement.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure, formatWon } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { ScrollBox } from '#web/kit/controls/scroll-box.tsx'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { marketTitle } from '../acts/trading-act.ts'
import { homeFirst } from './preview-order.ts'

export type Preview = Output<typeof settlementOperatorContract.previewResult>

type ResultPreviewProps = {
  readonly preview: Preview
  /** A void is undone: bets that the result does not decide are open again. */
  readonly reopens?: boolean
}

/** Effect of the action: the sums over all bets, then each outcome with bets (handbook 6.3). */
export function ResultPreview({ preview, reopens = false }: ResultPreviewProps) {
  const { sums, outcomes, undecidedCount } = preview
  return (
    <section aria-label="미리보기" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <dl className="grid grid-cols-4 gap-px overflow-hidden rounded-md border border-line bg-line narrow:grid-cols-2">
        <Sum name="대상 베팅">{`${formatFigure(sums.bets)}건`}</Sum>
        <Sum name="베팅금">{formatWon(won(sums.stakes))}</Sum>
        <Sum name="정산">{`${formatFigure(sums.settledBets)}건`}</Sum>
        <Sum name="지급액" strong>
          {formatWon(won(sums.payouts))}
        </Sum>
      </dl>
      <Corrections sums={sums} />
      {sums.openBets > 0 && (
        <p className="text-sm text-dim">
          {reopens
            ? `${formatFigure(sums.openBets)}건은 진행중으로 결과를 기다립니다.`
            : `다폴더 ${formatFigure(sums.openBets)}건은 다른 경기의 결과를 기다립니다.`}
        </p>
      )}
      {undecidedCount > 0 && !reopens && (
        <p role="status" className="rounded-md bg-live-wash px-3 py-2 text-sm text-live">
          {`이 스코어로는 ${formatFigure(undecidedCount)}개 픽의 결과를 정할 수 없습니다. 해당 베팅은 진행중으로 남습니다.`}
        </p>
      )}
      {outcomes.length > 0 ? (
        <Outcomes outcomes={outcomes} />
      ) : (
        <p className="rounded-md border border-line px-3 py-4 text-center text-sm text-dim">
          해당하는 베팅이 없습니다.
        </p>
      )}
    </section>
  )
}

type SumProps = { readonly name: string; readonly strong?: boolean; readonly children: string }

const Sum = ({ name, strong = false, children }: SumProps) => (
  <div className="grid gap-0.5 bg-s1 px-3 py-2">
    <dt className="text-xs text-dim">{name}</dt>
    <dd className={classNames('text-right font-bold', strong && 'text-jade')}>{children}</dd>
  </div>
)

/** Bets already settled with another result: old payout, new payout, and reversal. */
function Corrections({ sums }: { readonly sums: Preview['sums'] }) {
  if (sums.correctedBets === 0 && sums.paidBefore === 0) return null
  return (
    <div role="status" className="grid gap-1 rounded-md bg-live-wash px-3 py-2.5 text-sm">
      <p className="font-bold text-live">{`정산된 베팅 ${formatFigure(sums.correctedBets)}건의 결과가 바뀝니다.`}</p>
      <p>
        {`기지급 ${formatWon(won(sums.paidBefore))} → 변경 후 ${formatWon(won(sums.payouts))}`}
        <span className="text-dim">{` (${signedFigure(sums.payouts - sums.paidBefore)}원)`}</span>
      </p>
      {sums.reclaimedBets > 0 && (
        <p>{`회수 ${formatFigure(sums.reclaimedBets)}건, ${formatWon(won(sums.reclaimed))}`}</p>
      )}
    </div>
  )
}

const tones: Readonly<Record<NonNullable<PreviewedOutcome['result']>, BadgeTone>> = {
  won: 'jade',
  'half-won': 'jade',
  void: 'gold',
  'half-lost': 'plain',
  lost: 'plain',
  'dead-heat': 'jade',
}

function Outcomes({ outcomes }: { readonly outcomes: readonly PreviewedOutcome[] }) {
  return (
    <ScrollBox label="픽별 결과" className="rounded-md border border-line max-h-72 overflow-auto">
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 z-1 bg-s2 text-xs text-dim">
          <tr className="h-8 [&>th]:px-2.5 narrow:[&>th]:px-2 [&>th]:font-semibold [&>th]:whitespace-nowrap">
            <th scope="col" className="text-left">
              마켓 · 픽
            </th>
            <th scope="col" className="text-left">
              결과
            </th>
            <th scope="col" className="text-right narrow:hidden">
              베팅
            </th>
            <th scope="col" className="text-right">
              금액
            </th>
            <th scope="col" className="text-right">
              지급
            </th>
          </tr>
        </thead>
        <tbody>
          {homeFirst(outcomes).map(outcome => (
            <tr
              key={`${outcome.marketId} ${outcome.betBaseline} ${outcome.betName}`}
              title={outcome.why}
              className="h-9 border-t border-line [&>td]:px-2.5 narrow:[&>td]:px-2 [&>td]:whitespace-nowrap"
            >
              <td>
                <span className="text-dim">{marketTitle(outcome)}</span>{' '}
                <span className="font-semibold">{outcome.betNameKorean}</span>
              </td>
              <td>
                <Badge tone={outcome.result ? tones[outcome.result] : 'outline'}>{outcome.resultText}</Badge>
                {outcome.score && (
                  <span className="ml-1.5 text-xs text-dim narrow:hidden">{outcome.score}</span>
                )}
              </td>
              <td className="text-right narrow:hidden">{formatFigure(outcome.bets)}</td>
              <td className="text-right">{formatFigure(outcome.stakes)}</td>
              <td className="text-right font-bold">
                {outcome.paidBefore !== 0 && outcome.paidBefore !== outcome.payouts && (
                  <span className="font-normal text-dim">{`${formatFigure(outcome.paidBefore)} → `}</span>
                )}
                {formatFigure(outcome.payouts)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
