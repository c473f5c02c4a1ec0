import { useState } from 'react'
import { type PointsRules, pointsRuleContract } from '#contract/promotions/points-rules.ts'
import { FIRST_STEP, type LevelRule, type LevelStep } from '#domain/promotions/level-rule.ts'
import { call } from '#web/client/api/api.ts'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { PointsRuleForm } from './points-rule-form.tsx'

const COUNT_MAX = 1_000_000
const WON_MAX = 1_000_000_000_000
const basis: Readonly<Record<PointsRules['levelsBy'], string>> = {
  stakes: '확정된 베팅',
  deposits: '완료된 충전',
}

type LevelFormProps = { readonly rule: LevelRule; readonly levelsBy: PointsRules['levelsBy'] }

/** Conditions of levels 2 to 9: a count, or an amount in won; either suffices. */
export function LevelForm({ rule, levelsBy }: LevelFormProps) {
  const [draft, setDraft] = useState(rule)
  const word = basis[levelsBy]
  const setStep = (index: number, part: Partial<LevelStep>) =>
    setDraft(known => ({
      ...known,
      steps: known.steps.map((step, at) => (at === index ? { ...step, ...part } : step)),
    }))
  return (
    <PointsRuleForm
      label="자동 레벨"
      presets={['승급 기준 조정', '자동 승급 중단', '입력 오류 정정']}
      done="자동 레벨 기준을 저장했습니다."
      isTouched={JSON.stringify(draft) !== JSON.stringify(rule)}
      isWhole
      onSave={reason => call(pointsRuleContract.changeLevels, { body: { rule: draft, reason } })}
      onReset={() => setDraft(rule)}
    >
      <Switch
        label="자동 승급 사용"
        checked={draft.on}
        onChange={on => setDraft(known => ({ ...known, on }))}
      />
      <p className="text-sm text-dim">
        {`${word}의 건수 또는 금액 중 하나를 채우면 승급합니다. 비워 두면 그 기준은 보지 않습니다. 레벨은 자동으로 내려가지 않으며, LV.10은 운영자만 지정합니다. 회원별로 자동 레벨을 끌 수 있습니다.`}
      </p>
      <ol aria-label="레벨별 기준" className="card divide-y divide-line">
        {draft.steps.map(({ count, sum }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: levels are their places and never move
            key={index}
            className="grid grid-cols-[64px_repeat(2,minmax(0,1fr))] items-end gap-3 px-4 py-2.5 narrow:grid-cols-2"
          >
            <span className="self-center font-semibold narrow:col-span-2">{`LV.${index + FIRST_STEP}`}</span>
            <FigureField
              label={`${word} 건수`}
              value={count ?? undefined}
              max={COUNT_MAX}
              onChange={value => setStep(index, { count: value || null })}
            />
            <FigureField
              label={`${word} 금액 (원)`}
              value={sum ?? undefined}
              max={WON_MAX}
              onChange={value => setStep(index, { sum: value || null })}
            />
          </li>
        ))}
      </ol>
    </PointsRuleForm>
  )
}
