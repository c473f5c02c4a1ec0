import type { TradingSheet } from '#contract/back-office/trading.ts'
import type { SportId } from '#domain/ids.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { periodLabel } from '#domain/sports/period-label.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { marketTitle } from '../acts/trading-act.ts'

type Revision = TradingSheet['results'][number]

/** History of the result, newest first, with settlement progress and undecided parts. */
export function ResultHistory({ sheet }: { readonly sheet: TradingSheet }) {
  const { results, settlement, undecided, fixture } = sheet
  if (results.length === 0) return null
  return (
    <section aria-label="결과" className="card text-sm">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3.5 py-2">
        <h2 className="text-base">결과</h2>
        {settlement && (
          <p className="text-dim">
            {settlement.finishedAt === null
              ? '정산 진행중'
              : `정산 완료 ${settlement.finishedAt.slice(5, 16)} · ${formatFigure(settlement.changedBets)}건`}
            {settlement.correctableUntil !== null &&
              ` · ${settlement.correctableUntil.slice(5, 16)}까지 정정 가능`}
          </p>
        )}
      </header>
      <ol>
        {results.toReversed().map((revision, index) => (
          <li
            key={revision.revision}
            className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-t border-line px-3.5 py-2 first:border-t-0"
          >
            <Badge tone={index === 0 ? 'bright' : 'plain'}>{`${revision.revision}차`}</Badge>
            <span className="font-semibold">
              <ResultText revision={revision} sportId={fixture.sport_id as SportId} />
            </span>
            <span className="text-dim">{revision.sourceText}</span>
            {revision.reason && <span className="min-w-0 text-dim">{revision.reason}</span>}
            <time className="ml-auto text-xs text-dim">{revision.at}</time>
          </li>
        ))}
      </ol>
      {undecided.length > 0 && (
        <div className="border-t border-line bg-live-wash px-3.5 py-2">
          <p className="font-semibold text-live">{`결과를 정하지 못한 픽 ${formatFigure(undecided.length)}개`}</p>
          <ul className="mt-1 grid gap-0.5">
            {undecided.map(one => (
              <li key={`${one.marketId} ${one.betBaseline} ${one.betName}`}>
                {`${marketTitle(one)} · ${one.betNameKorean} (${formatFigure(one.bets)}건)`}
                <span className="ml-2 text-dim">{one.why}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function ResultText({ revision, sportId }: { readonly revision: Revision; readonly sportId: SportId }) {
  if (revision.kind === 'void') return '적특'
  const periods = Object.entries(revision.sheet).map(
    ([code, [home, away]]) => `${periodLabel(Number(code), sportId)} ${home ?? 'x'}:${away}`,
  )
  return [...periods, revision.endText].filter(Boolean).join(' · ')
}
