import { Link } from '@tanstack/react-router'
import { CalendarCheck, ChevronRight, Coins, type LucideIcon, Target, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { ownPlayContract } from '#contract/bets/own-play.ts'
import { attendanceContract } from '#contract/promotions/attendance.ts'
import { milestoneContract } from '#contract/promotions/milestones.ts'
import { questContract } from '#contract/promotions/quests.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall, useSession } from '#web/client/api/api.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'

/** Reopened pages refetch only after this; changes in between arrive over the live connection. */
const fresh = { staleTime: 60_000 } as const

/** Has the height of the loaded card. */
const placeholder = <Skeleton className="h-[274px]" />

/**
 * 오늘의 혜택: today's rewards that are still open, in the right column of pages without a cart. Self-excluded
 * members see no invitation to play (handbook 8.2, field P9).
 */
export function TodayCard() {
  const isMember = useSession()?.user.type === 0
  const { data: play, isPending } = useCall(ownPlayContract.watch, undefined, { enabled: isMember, ...fresh })
  if (!isMember) return null
  if (isPending) return placeholder
  return play && !play.exclusion && <Today />
}

function Today() {
  const answers = [
    useCall(attendanceContract.month, { query: {} }, fresh),
    useCall(questContract.today, undefined, fresh),
    useCall(milestoneContract.month, undefined, fresh),
  ] as const
  const [{ data: stamps }, { data: quests }, { data: month }] = answers
  if (answers.some(({ isError }) => isError)) return null
  if (!stamps || !quests || !month) return placeholder
  const finished = quests.quests.filter(({ state }) => state !== 'open').length
  const waiting = quests.quests.filter(({ state }) => state === 'done').length
  const reached = month.steps.filter(({ state }) => state === 'reached').length
  return (
    <section aria-labelledby="today-card" className="card overflow-hidden">
      <h2 id="today-card" className="border-b border-line px-4 py-3 font-semibold">
        오늘의 혜택
      </h2>
      <ul className="divide-y divide-line">
        <Row
          to="/attendance"
          icon={CalendarCheck}
          name="출석체크"
          figure={`연속 ${formatFigure(stamps.streak)}일`}
        >
          {stamps.isStamped ? (
            <Badge>완료</Badge>
          ) : (
            stamps.conditionMet && <Badge tone="jade">출석하기</Badge>
          )}
        </Row>
        <Row
          to="/eventMission"
          icon={Target}
          name="데일리퀘스트"
          figure={`${formatFigure(finished)} / ${formatFigure(quests.quests.length)}개`}
        >
          {waiting > 0 && <Badge tone="jade">{`보상 ${formatFigure(waiting)}건`}</Badge>}
        </Row>
        <Row
          to="/eventAcc"
          icon={Trophy}
          name="누적이벤트"
          figure={`${Number(month.month.slice(5))}월 ${formatFigure(month.steps.filter(({ state }) => state !== 'ahead').length)} / ${formatFigure(month.steps.length)}단계`}
        >
          {reached > 0 && <Badge tone="jade">{`보상 ${formatFigure(reached)}건`}</Badge>}
        </Row>
        <Row
          to="/event/coinEvent"
          icon={Coins}
          name="코인이벤트"
          figure={`코인 ${formatFigure(quests.coins)}개`}
        />
      </ul>
    </section>
  )
}

type RowProps = {
  readonly to: string
  readonly icon: LucideIcon
  readonly name: string
  readonly figure: string
  readonly children?: ReactNode
}

const Row = ({ to, icon: Icon, name, figure, children }: RowProps) => (
  <li>
    <Link to={to} className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-s2">
      <Icon aria-hidden size={20} className="shrink-0 text-dim" />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-dim">{figure}</span>
      </span>
      {children}
      <ChevronRight aria-hidden size={16} className="shrink-0 text-dim" />
    </Link>
  </li>
)
