import { Check } from 'lucide-react'
import type { MonthMilestones, OwnMilestone } from '#contract/promotions/milestones.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { MilestoneKind } from '#domain/promotions/milestones.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Progress } from '#web/kit/display/progress.tsx'
import { useClaim } from './use-milestones.ts'

const kinds: Readonly<Record<MilestoneKind, { readonly title: string; readonly unit: string }>> = {
  attendance: { title: '출석 일수', unit: '일' },
  bets: { title: '베팅금액', unit: '원' },
}

type MilestoneListProps = {
  readonly kind: MilestoneKind
  readonly milestones: Pick<MonthMilestones, 'counts' | 'steps'>
}

/** The steps of one kind under what was counted up (ROUTE-071). */
export function MilestoneList({ kind, milestones }: MilestoneListProps) {
  const { title, unit } = kinds[kind]
  const count = milestones.counts[kind]
  const steps = milestones.steps.filter(step => step.kind === kind)
  return (
    <section aria-labelledby={kind} className="card overflow-hidden">
      <header className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3">
        <h2 id={kind} className="font-semibold">
          {title}
        </h2>
        <p className="text-xl font-bold">
          {formatFigure(count)}
          <span className="text-base font-normal text-dim">{unit}</span>
        </p>
      </header>
      <ul aria-label={title} className="divide-y divide-line">
        {steps.map(step => (
          <Step key={step.id} step={step} count={count} unit={unit} />
        ))}
      </ul>
    </section>
  )
}

type StepProps = { readonly step: OwnMilestone; readonly count: number; readonly unit: string }

function Step({ step, count, unit }: StepProps) {
  const { id, target, points, state } = step
  const { busy, claim } = useClaim(id)
  const goal = `${formatFigure(target)}${unit}`
  return (
    <li data-step={id} data-state={state} className="flex min-h-16 items-center gap-4 px-4 py-3">
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{goal}</span>
          <span className="font-bold whitespace-nowrap">
            {formatFigure(points)}
            <span className="font-normal text-dim">P</span>
          </span>
        </p>
        <Progress
          label={`${goal} 달성`}
          value={state === 'claimed' ? target : count}
          max={target}
          text={`${formatFigure(Math.min(count, target))} / ${goal}`}
        />
      </div>
      <div className="grid w-24 shrink-0 justify-items-end">
        {state === 'claimed' ? (
          <span className="inline-flex items-center gap-1 text-sm font-semibold text-dim">
            <Check aria-hidden size={16} />
            받음
          </span>
        ) : (
          <Button
            look="primary"
            busy={busy}
            disabled={state === 'ahead'}
            aria-label={`${goal} 보상받기`}
            onClick={() => void claim()}
          >
            보상받기
          </Button>
        )}
      </div>
    </li>
  )
}
