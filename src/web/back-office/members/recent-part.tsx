import type { ReactNode } from 'react'
import { memberDeskContract } from '#contract/back-office/member-desk.ts'
import type { Bet } from '#contract/bets/bets.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { foldWord, sidesWord } from '#domain/bets/bet-word.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { BetLink } from '../kit/bet-link.tsx'
import type { MemberTab } from './member-filter.ts'

/** Number of rows of the overview; the tab has all of them. */
const SHOWN = 6

type RecentProps = { readonly id: number; readonly onTab: (tab: MemberTab) => void }

/** The latest bets. */
export function RecentBets({ id, onTab }: RecentProps) {
  const answer = useCall(memberDeskContract.bets, { params: { id }, query: { page: 1 } }, { staleTime: 0 })
  return (
    <Recent title="최근 베팅" onAll={() => onTab('bets')}>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={SHOWN} className="h-9" />}>
        {({ bets }) => (
          <Lines nothing="베팅이 없습니다.">
            {bets.slice(0, SHOWN).map(bet => (
              <BetLine key={bet.id} bet={bet} />
            ))}
          </Lines>
        )}
      </AnswerView>
    </Recent>
  )
}

function BetLine({ bet }: { readonly bet: Bet }) {
  const [first] = bet.bettings
  const stands = betStatus(bet.status)
  return (
    <li className={lineClass}>
      <span className="shrink-0 text-dim">
        <BetLink id={bet.id}>{bet.createdAt.slice(5, 16)}</BetLink>
      </span>
      <span className="min-w-0 flex-1 truncate">
        {first ? sidesWord(first.home, first.away) : '–'}
        <span className="text-dim">{` ${foldWord(bet.bettings.length)}`}</span>
      </span>
      <span className="shrink-0 font-semibold">{`${formatFigure(bet.amounts)}원`}</span>
      <span className="w-12 shrink-0 text-right text-dim">{stands && betStatusWord[stands]}</span>
    </li>
  )
}

/** The latest money movements. */
export function RecentMoney({ id, onTab }: RecentProps) {
  const answer = useCall(
    memberDeskContract.changes,
    { params: { id }, query: { purse: 'wallet' } },
    { staleTime: 0 },
  )
  return (
    <Recent title="최근 머니 변동" onAll={() => onTab('money')}>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={SHOWN} className="h-9" />}>
        {({ changes }) => (
          <Lines nothing="최근 90일의 변동내역이 없습니다.">
            {changes.slice(0, SHOWN).map(change => (
              <li key={change.id} className={lineClass}>
                <time className="shrink-0 text-dim">{change.at.slice(5, 16)}</time>
                <span className="min-w-0 flex-1 truncate">{change.reason}</span>
                <span className="shrink-0 font-semibold">{signedFigure(change.amount)}</span>
                <span className="w-24 shrink-0 text-right text-dim">{formatFigure(change.after)}</span>
              </li>
            ))}
          </Lines>
        )}
      </AnswerView>
    </Recent>
  )
}

const lineClass = 'flex min-h-9 items-center gap-3 px-3 py-1 text-sm mobile:min-h-11'

type LinesProps = { readonly nothing: string; readonly children: readonly ReactNode[] }

const Lines = ({ nothing, children }: LinesProps) =>
  children.length === 0 ? (
    <p className="card px-3 py-2.5 text-sm text-dim">{nothing}</p>
  ) : (
    <ol className="card divide-y divide-line">{children}</ol>
  )

type PartProps = {
  readonly title: string
  readonly onAll: () => void
  readonly children: ReactNode
}

const Recent = ({ title, onAll, children }: PartProps) => (
  <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <div className="flex items-baseline justify-between">
      <h2 className="text-md font-semibold">{title}</h2>
      <button
        type="button"
        onClick={onAll}
        className="text-sm font-semibold text-jade underline-offset-4 hover:underline mobile:min-h-11"
      >
        전체
      </button>
    </div>
    {children}
  </section>
)
