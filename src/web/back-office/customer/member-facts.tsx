import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'
import type { DeskQuestion } from './desk-question.ts'

/** Who asks, and what was bet last. */
export function MemberFacts({ question }: { readonly question: DeskQuestion }) {
  const { memberId, nickname, userId, createdAt, waitsSince, others, lastBets } = question
  return (
    <aside aria-label="회원 정보" className="grid gap-4">
      <FactList
        facts={[
          ['회원', <MemberLink key="member" id={memberId}>{`${nickname} (${userId})`}</MemberLink>],
          ['문의 시각', createdAt.slice(0, 16)],
          ['대기 시작', waitsSince?.slice(0, 16) ?? '–'],
          ['다른 문의', `${formatFigure(others)}건`],
        ]}
      />
      <section aria-label="최근 베팅" className="card p-3">
        <h2 className="mb-2 text-sm font-semibold">최근 베팅</h2>
        {lastBets.length === 0 && <p className="text-sm text-dim">베팅이 없습니다.</p>}
        <ul className="grid gap-1.5 text-sm">
          {lastBets.map(bet => {
            const status = betStatus(bet.status)
            return (
              <li key={bet.id} className="flex gap-2">
                <span className="text-dim">{bet.createdAt.slice(5, 16)}</span>
                <span className="ml-auto font-semibold">{`${formatFigure(bet.amounts)}원`}</span>
                <span className="w-14 text-right">{status && betStatusWord[status]}</span>
              </li>
            )
          })}
        </ul>
      </section>
    </aside>
  )
}
