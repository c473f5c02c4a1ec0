import { Check, X } from 'lucide-react'
import type { CashStep, OwnCashRequest } from '#contract/cashier/cash-requests.ts'
import { type CashState, cashStates, isWaitingCash } from '#domain/cashier/cash-request.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

type Stop = {
  readonly state: CashState
  readonly look: 'passed' | 'here' | 'ended' | 'ahead'
  readonly note: string
}

/** "14:03:22" for the first step's day; with the date for other days. */
const timeOf = (at: string, first: string): string =>
  at.slice(0, 10) === first.slice(0, 10) ? at.slice(11) : at.slice(5, 16)

/** The stops of a request: past, present and future. */
function stopsOf({ state, steps }: Pick<OwnCashRequest, 'state' | 'steps'>): readonly Stop[] {
  const first = steps[0]?.at ?? ''
  const waits = isWaitingCash(state)
  const lookOf = (step: CashStep, isLast: boolean): Stop['look'] => {
    if (step.state === 'cancelled' || step.state === 'failed' || step.state === 'reversed') return 'ended'
    return isLast && waits ? 'here' : 'passed'
  }
  const passed = steps.map(
    (step, index): Stop => ({
      state: step.state,
      look: lookOf(step, index === steps.length - 1),
      note: timeOf(step.at, first),
    }),
  )
  const ahead: readonly CashState[] =
    state === 'requested' ? ['on-hold', 'done'] : state === 'on-hold' ? ['done'] : []
  return [...passed, ...ahead.map((of): Stop => ({ state: of, look: 'ahead', note: '' }))]
}

const discs: Readonly<Record<Stop['look'], string>> = {
  passed: 'border-jade bg-jade text-jade-ink',
  here: 'border-text',
  ended: 'border-danger text-danger',
  ahead: 'border-edge',
}

/** Timeline of a request: past stops in jade, the present one as a light ring, cancelled in red. */
export function RequestTimeline({ request }: { readonly request: Pick<OwnCashRequest, 'state' | 'steps'> }) {
  const stops = stopsOf(request)
  return (
    <ol aria-label="진행 상태" className="flex">
      {stops.map(({ state, look, note }, index) => (
        <li
          key={state}
          aria-current={look === 'here' ? 'step' : undefined}
          className={classNames('grid gap-1', index < stops.length - 1 ? 'flex-1' : 'shrink-0')}
        >
          <span className="flex items-center">
            <span
              className={classNames(
                'grid size-5 shrink-0 place-items-center rounded-full border-2',
                discs[look],
              )}
            >
              {look === 'passed' && <Check aria-hidden size={12} strokeWidth={3.5} />}
              {look === 'ended' && <X aria-hidden size={12} strokeWidth={3.5} />}
              {look === 'here' && <span aria-hidden className="size-1.5 rounded-full bg-text" />}
            </span>
            {index < stops.length - 1 && (
              <span
                aria-hidden
                className={classNames('mx-1 h-0.5 flex-1', look === 'passed' ? 'bg-jade' : 'bg-line')}
              />
            )}
          </span>
          <span className={classNames('text-sm font-semibold', look === 'ahead' && 'text-dim font-medium')}>
            {cashStates[state]}
          </span>
          <span className="min-h-4 text-xs text-dim tabular-nums">{note}</span>
        </li>
      ))}
    </ol>
  )
}
