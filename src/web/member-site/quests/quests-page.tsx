import { Link } from '@tanstack/react-router'
import { ChevronRight, Coins, Target, Trophy } from 'lucide-react'
import { type QuestDay, questContract } from '#contract/promotions/quests.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { ClaimButton, QuestRow, Reward } from './quest-row.tsx'

/** 데일리퀘스트: today's quests, progress and rewards (ROUTE-072, EVENT-006, EVENT-007). */
export function Page() {
  const answer = useCall(questContract.today, undefined, { staleTime: 0 })
  return (
    <div className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="flex min-h-10 items-center text-2xl">데일리퀘스트</h1>
      <AnswerView answer={answer} waiting={<Skeleton className="h-[560px]" />}>
        {day => (
          <div className="grid grid-cols-[minmax(0,1fr)_300px] items-start gap-4 narrow:grid-cols-[minmax(0,1fr)]">
            <Quests day={day} />
            <Aside day={day} />
          </div>
        )}
      </AnswerView>
    </div>
  )
}

function Quests({ day: { quests } }: { readonly day: QuestDay }) {
  if (quests.length === 0)
    return (
      <div className="card">
        <EmptyState
          icon={Target}
          title="오늘 진행 중인 퀘스트가 없습니다."
          hint="새 퀘스트가 열리면 이곳에 바로 표시됩니다."
        />
      </div>
    )
  return (
    <ul aria-label="오늘의 퀘스트" className="card divide-y divide-line">
      {quests.map(quest => (
        <QuestRow key={quest.id} quest={quest} />
      ))}
    </ul>
  )
}

function Aside({ day: { quests, bonus, coins, until } }: { readonly day: QuestDay }) {
  const done = quests.filter(({ state }) => state !== 'open').length
  return (
    <div className="grid gap-4">
      {bonus && (
        <section aria-labelledby="quest-bonus" data-bonus={bonus.state} className="card grid gap-3 p-4">
          <header className="flex items-baseline justify-between gap-3">
            <h2 id="quest-bonus" className="inline-flex items-center gap-2 font-semibold">
              <Trophy aria-hidden size={17} className="self-center text-gold" />
              전체 완료 보너스
            </h2>
            <Reward points={bonus.points} coins={0} />
          </header>
          <ol aria-label={`${quests.length}개 중 ${done}개 완료`} className="flex gap-1.5">
            {quests.map(({ id, state }) => (
              <li
                key={id}
                className={
                  state === 'open' ? 'h-1.5 flex-1 rounded-full bg-s3' : 'h-1.5 flex-1 rounded-full bg-jade'
                }
              />
            ))}
          </ol>
          <p className="text-sm text-dim">{`${quests.length}개 중 ${done}개 완료`}</p>
          <ClaimButton quest="bonus" title="전체 완료 보너스" state={bonus.state} wide />
        </section>
      )}
      <Link
        to="/event/coinEvent"
        className="card flex min-h-16 items-center gap-3 px-4 py-3 transition-colors duration-100 hover:bg-s2"
      >
        <Coins aria-hidden size={22} className="shrink-0 text-gold" />
        <span className="grid flex-1">
          <span className="text-sm text-dim">보유 코인</span>
          <span className="text-xl font-bold">
            {formatFigure(coins)}
            <span className="text-base font-normal text-dim">개</span>
          </span>
        </span>
        <span className="text-sm font-semibold">코인이벤트</span>
        <ChevronRight aria-hidden size={18} className="shrink-0 text-dim" />
      </Link>
      <p className="px-1 text-sm text-dim">
        {`퀘스트는 매일 00:00(한국 시간)에 새로 시작합니다. 오늘 ${until.slice(11)}까지 받지 않은 보상은 사라집니다. 적중특례와 취소된 베팅은 제외됩니다.`}
      </p>
    </div>
  )
}
