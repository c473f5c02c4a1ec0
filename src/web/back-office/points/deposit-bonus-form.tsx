import { useState } from 'react'
import { pointsRuleContract } from '#contract/promotions/points-rules.ts'
import {
  type BonusKind,
  type BonusRule,
  type BonusTerms,
  bonusKinds,
  bonusKindWord,
} from '#domain/promotions/deposit-bonus.ts'
import { call } from '#web/client/api/api.ts'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { PointsRuleForm } from './points-rule-form.tsx'

const kinds = bonusKinds.map(key => ({ key, label: bonusKindWord[key] }))
const POINTS_MAX = 100_000_000
const figures = [
  { name: 'percent', label: '비율 (%)', max: 100 },
  { name: 'max', label: '최대 (P)', max: POINTS_MAX },
  { name: 'fixed', label: '고정 (P)', max: POINTS_MAX },
] as const satisfies readonly { name: keyof BonusTerms; label: string; max: number }[]

/**
 * Deposit bonuses: for each kind its percentage, maximum and fixed part by level, and the turnover
 * requirement.
 */
export function DepositBonusForm({ rule }: { readonly rule: BonusRule }) {
  const [draft, setDraft] = useState(rule)
  const [kind, setKind] = useState<BonusKind>('join-first')
  const setTerms = (index: number, part: Partial<BonusTerms>) =>
    setDraft(known => ({
      ...known,
      levels: {
        ...known.levels,
        [kind]: known.levels[kind].map((terms, at) => (at === index ? { ...terms, ...part } : terms)),
      },
    }))
  return (
    <PointsRuleForm
      label="충전 보너스"
      presets={['이벤트 기간', '지급 기준 조정', '입력 오류 정정']}
      done="충전 보너스를 저장했습니다."
      isTouched={JSON.stringify(draft) !== JSON.stringify(rule)}
      isWhole={bonusKinds.every(one => draft.turnover[one] >= 100)}
      onSave={reason => call(pointsRuleContract.changeBonuses, { body: { rule: draft, reason } })}
      onReset={() => setDraft(rule)}
    >
      <Switch
        label="충전 보너스 사용"
        checked={draft.on}
        onChange={on => setDraft(known => ({ ...known, on }))}
      />
      <Tabs label="보너스 종류" tabs={kinds} value={kind} onChange={setKind} />
      <div className="grid grid-cols-3 gap-3 narrow:grid-cols-1">
        <FigureField
          label="롤링 조건 (충전 금액의 %)"
          hint="100~300%"
          value={draft.turnover[kind]}
          max={300}
          onChange={(value = 0) =>
            setDraft(known => ({ ...known, turnover: { ...known.turnover, [kind]: value } }))
          }
        />
      </div>
      <ol aria-label="레벨별 보너스" className="card divide-y divide-line">
        {draft.levels[kind].map((terms, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: levels are their places and never move
            key={index}
            className="grid grid-cols-[64px_repeat(3,minmax(0,1fr))] items-end gap-3 px-4 py-2.5 narrow:grid-cols-3"
          >
            <span className="self-center font-semibold narrow:col-span-3">{`LV.${index + 1}`}</span>
            {figures.map(({ name, label, max }) => (
              <FigureField
                key={name}
                label={label}
                value={terms[name]}
                max={max}
                onChange={(value = 0) => setTerms(index, { [name]: value })}
              />
            ))}
          </li>
        ))}
      </ol>
    </PointsRuleForm>
  )
}
