import { useState } from 'react'
import { operatorRulesContract } from '#contract/back-office/operators.ts'
import {
  classesOfAmounts,
  type SecondPersonClass,
  type SecondPersonRules,
  secondPersonClasses,
  secondPersonClassNames,
} from '#domain/operators/second-person.ts'
import { call } from '#web/client/api/api.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import type { OperatorRules } from './operator-rules.ts'

type SecondPersonDialogProps = { readonly rules: OperatorRules; readonly onClose: () => void }

const SUM_MAX = 1_000_000_000
const HOURS_MAX = 168

/**
 * Dialog for the actions that need a second operator: which classes, from which amount, and how long
 * requests wait.
 */
export function SecondPersonDialog({ rules, onClose }: SecondPersonDialogProps) {
  const [chosen, setChosen] = useState<SecondPersonRules>(rules.secondPerson)
  const [hours, setHours] = useState<number | undefined>(rules.secondPersonHours)
  const turn = (name: SecondPersonClass, above: number | undefined) => {
    const { [name]: _, ...others } = chosen
    setChosen(above === undefined ? others : { ...others, [name]: { above } })
  }
  return (
    <ActDialog
      title="두 사람 승인"
      description="승인 권한이 있는 다른 운영자가 있어야 합니다. 본인이 요청한 작업은 승인할 수 없습니다."
      presets={['내부 통제 강화', '업무 조정', '감사 지적']}
      confirm="저장"
      ready={hours !== undefined && hours >= 1}
      done="두 사람 승인을 변경했습니다."
      rereads={[operatorRulesContract.rules]}
      onAct={reason =>
        call(operatorRulesContract.change, {
          body: { secondPerson: chosen, ...(hours !== undefined && { secondPersonHours: hours }), reason },
        })
      }
      onClose={onClose}
    >
      <ul className="grid gap-0.5">
        {secondPersonClassNames.map(name => (
          <li key={name} className="grid gap-1.5">
            <Checkbox
              label={secondPersonClasses[name]}
              checked={chosen[name] !== undefined}
              onChange={on => turn(name, on ? 0 : undefined)}
            />
            {classesOfAmounts.has(name) && chosen[name] && (
              <FigureField
                label="이 금액부터 승인 (원·포인트)"
                hint="같은 회원에게 24시간 동안 혼자 처리한 합계입니다."
                value={chosen[name].above}
                max={SUM_MAX}
                onChange={above => turn(name, above ?? 0)}
              />
            )}
          </li>
        ))}
      </ul>
      <FigureField
        label="승인 기한 (시간)"
        value={hours}
        max={HOURS_MAX}
        hint={`1시간부터 ${HOURS_MAX}시간까지`}
        onChange={setHours}
      />
    </ActDialog>
  )
}
