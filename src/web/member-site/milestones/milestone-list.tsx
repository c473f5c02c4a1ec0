import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import {
  type MonthMilestones,
  milestoneContract,
  type OwnMilestone,
} from '#contract/promotions/milestones.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { type MilestoneKind, milestoneUnit } from '#domain/promotions/milestones.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Progress } from '#web/kit/display/progress.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'

const kindTitle: Readonly<Record<MilestoneKind, string>> = {
  attendance: '출석 일수',
  quests: '완료한 퀘스트',
  deposits: '충전금액',
  bets: '베팅금액',
}

type MilestoneListProps = {
  readonly kind: MilestoneKind
  readonly milestones: Pick<MonthMilestones, 'counts' | 'steps'>
}

/** The steps of one kind below its counter (ROUTE-071). */
export function MilestoneList({ kind, milestones }: MilestoneListProps) {
  const unit = milestoneUnit[kind]
  const count = milestones.counts[kind]
  const steps = milestones.steps.filter(step => step.kind === kind)
  const ahead = steps.find(({ target }) => target > count)
  return (
    <section aria-labelledby={kind} className="card overflow-hidden">
      <header className="grid gap-1 border-b border-line px-4 py-3.5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id={kind} className="font-semibold">
            {kindTitle[kind]}
          </h2>
          <p className="text-xl font-bold whitespace-nowrap">
            {formatFigure(count)}
            <span className="text-base font-normal text-dim">{unit}</span>
          </p>
        </div>
        <p className="text-sm text-dim">
          {steps.length === 0
            ? '정해진 단계가 없습니다.'
            : ahead
              ? `다음 단계까지 ${formatFigure(ahead.target - count)}${unit} 남았습니다.`
              : '이번 달 단계를 모두 달성했습니다.'}
        </p>
      </header>
      <ol aria-label={kindTitle[kind]} className="divide-y divide-line">
        {steps.map(step => (
          <Step key={step.id} step={step} count={count} unit={unit} />
        ))}
      </ol>
    </section>
  )
}

type StepProps = { readonly step: OwnMilestone; readonly count: number; readonly unit: string }

function Step({ step, count, unit }: StepProps) {
  const { target, points, state } = step
  const goal = `${formatFigure(target)}${unit}`
  const reached = `${formatFigure(Math.min(count, target))} / ${goal}`
  return (
    <li data-step={step.id} data-state={state} className="grid gap-2.5 px-4 py-3.5">
      <div className="flex min-h-10 items-center gap-3">
        <p className="grid min-w-0 flex-1">
          <span className="font-semibold">{goal}</span>
          <span className="text-sm text-dim">
            {formatFigure(points)}
            <span>P</span>
          </span>
        </p>
        <ClaimState step={step} goal={goal} />
      </div>
      <Progress
        label={`${goal} 달성`}
        value={state === 'claimed' ? target : count}
        max={target}
        text={reached}
      />
    </li>
  )
}

/** Button of a reached step; otherwise its condition, or that it was claimed. */
function ClaimState({ step: { id, state }, goal }: { readonly step: OwnMilestone; readonly goal: string }) {
  const { busy, claim } = useClaim(id)
  if (state === 'reached')
    return (
      <Button look="primary" busy={busy} aria-label={`${goal} 보상받기`} onClick={() => void claim()}>
        보상받기
      </Button>
    )
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-dim">
      {state === 'claimed' && <Check aria-hidden size={16} className="text-jade" />}
      {state === 'claimed' ? '수령완료' : '진행중'}
    </span>
  )
}

/** Claims the points of a reached step. */
function useClaim(milestoneId: number) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const claim = async () => {
    setBusy(true)
    const answer = await call(milestoneContract.claim, { params: { milestoneId } })
    await readAgain(queryClient, milestoneContract.month)
    setBusy(false)
    if (answer.ok) showToast(`${formatFigure(answer.value.points)}P가 지급되었습니다.`, 'good')
    else showRefusal(answer.refusal)
  }
  return { busy, claim }
}
