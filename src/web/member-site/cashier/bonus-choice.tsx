import { Check, Lock } from 'lucide-react'
import type { BonusOption } from '#contract/cashier/charge.ts'
import { NO_BONUS } from '#domain/cashier/cash-request.ts'
import { neededFor } from '#domain/cashier/turnover/turnover-rule.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { bonusPoints } from '#domain/promotions/deposit-bonus.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

type Option = Pick<BonusOption, 'key' | 'title' | 'conditions' | 'blocked'>

type BonusChoiceProps = {
  readonly options: readonly BonusOption[]
  /** The typed deposit, from which options compute points and turnover in won. */
  readonly amount: number
  readonly value: string
  readonly onChange: (key: string) => void
}

const none: Option = { key: NO_BONUS, title: '보너스 없음', conditions: '롤링 100%', blocked: null }

/** Points and turnover of an option for this deposit: "+10,000P · 롤링 200% 400,000원". */
function termsOf(
  { shareBasisPoints, pointsMax, pointsFixed, turnoverPercent, conditions }: BonusOption,
  amount: number,
): string {
  if (amount === 0) return conditions
  const terms = { percent: shareBasisPoints / 100, max: pointsMax, fixed: pointsFixed }
  const points = bonusPoints(terms, amount)
  const turnover = neededFor(amount, turnoverPercent)
  return `+${formatFigure(points)}P · 롤링 ${turnoverPercent}% ${formatFigure(turnover)}원`
}

/** Choice of a deposit bonus, with its conditions shown before the choice (handbook 5.6, 8.2). */
export function BonusChoice({ options, amount, value, onChange }: BonusChoiceProps) {
  if (options.length === 0) return null
  const shown: readonly Option[] = [
    none,
    ...options.map(option => ({ ...option, conditions: termsOf(option, amount) })),
  ]
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm text-dim">보너스</legend>
      {shown.map(option => (
        <Choice key={option.key} option={option} isChosen={value === option.key} onChoose={onChange} />
      ))}
    </fieldset>
  )
}

type ChoiceProps = {
  readonly option: Option
  readonly isChosen: boolean
  readonly onChoose: (key: string) => void
}

function Choice({ option: { key, title, conditions, blocked }, isChosen, onChoose }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-md border px-3.5 py-2',
        isChosen ? 'border-jade bg-jade-wash' : 'border-line bg-s2',
        blocked === null ? 'cursor-pointer' : 'text-dim',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-xs text-dim">{blocked ?? conditions}</span>
      </span>
      <input
        type="radio"
        name="bonus"
        className="peer sr-only"
        checked={isChosen}
        disabled={blocked !== null}
        onChange={() => onChoose(key)}
      />
      {blocked !== null ? (
        <Lock aria-hidden size={16} className="shrink-0" />
      ) : (
        <span
          aria-hidden
          className={classNames(
            'grid size-5 shrink-0 place-items-center rounded-full border peer-focus-visible:outline-2 peer-focus-visible:outline-jade',
            isChosen ? 'border-jade bg-jade text-jade-ink' : 'border-edge',
          )}
        >
          {isChosen && <Check size={13} strokeWidth={3.5} />}
        </span>
      )}
    </label>
  )
}
