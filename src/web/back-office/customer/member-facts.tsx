import { Link } from '@tanstack/react-router'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { foldWord } from '#domain/bets/bet-word.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge, LevelBadge } from '#web/kit/display/badge.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { BetLink } from '../kit/bet-link.tsx'
import { MemberLink } from '../kit/member-link.tsx'
import type { DeskQuestion } from './desk-question.ts'

const statusWords: Readonly<Record<string, string>> = {
  active: '정상',
  blocked: '정지',
  left: '탈퇴',
  waiting: '승인대기',
}

/** The member who asks, with account status and last bets. */
export function MemberFacts({ question }: { readonly question: DeskQuestion }) {
  const { memberId, nickname, userId, level, status, excludedUntil, emoney, point } = question
  const { createdAt, waitsSince, others, lastBets } = question
  return (
    <aside aria-label="회원 정보" className="grid gap-4">
      <section className="grid gap-2">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          <LevelBadge level={level} />
          <span className="min-w-0 py-1.5">
            <MemberLink id={memberId}>{`${nickname} (${userId})`}</MemberLink>
          </span>
          <Badge tone={status === 'active' ? 'plain' : 'live'}>{statusWords[status] ?? status}</Badge>
          {excludedUntil !== null && <Badge tone="live">{`자가제한 ${excludedUntil}까지`}</Badge>}
        </h2>
        <FactList
          facts={[
            ['보유금액', `${formatFigure(emoney)}원`],
            ['포인트', `${formatFigure(point)}P`],
            ['문의 시각', createdAt.slice(0, 16)],
            ['대기 시작', waitsSince?.slice(0, 16) ?? '–'],
            ['다른 문의', <Others key="others" userId={userId} count={others} />],
          ]}
        />
      </section>
      <section aria-label="최근 베팅" className="card p-3">
        <h2 className="mb-2 text-sm font-semibold">최근 베팅</h2>
        {lastBets.length === 0 && <p className="text-sm text-dim">베팅이 없습니다.</p>}
        <ul className="grid gap-1.5 text-sm">
          {lastBets.map(bet => {
            const stands = betStatus(bet.status)
            return (
              <li key={bet.id} className="flex items-center gap-2 whitespace-nowrap mobile:min-h-9">
                <span className="text-dim">
                  <BetLink id={bet.id}>{bet.createdAt.slice(5, 16)}</BetLink>
                </span>
                <span className="text-dim">{foldWord(bet.bettings.length)}</span>
                <span className="ml-auto font-semibold">{`${formatFigure(bet.amounts)}원`}</span>
                <span className="w-14 text-right">{stands && betStatusWord[stands]}</span>
              </li>
            )
          })}
        </ul>
      </section>
    </aside>
  )
}

type OthersProps = { readonly userId: string; readonly count: number }

/** Link to the member's other questions. */
const Others = ({ userId, count }: OthersProps) =>
  count === 0 ? (
    '0건'
  ) : (
    <Link
      to="/admin/customer"
      search={{ show: 'done', name: userId }}
      className="underline underline-offset-2 mobile:leading-11"
    >
      {`${formatFigure(count)}건`}
    </Link>
  )
