import { useState } from 'react'
import { pointsRuleContract } from '#contract/promotions/points-rules.ts'
import { LOSING_PERCENT_MAX, type LosingRule } from '#domain/promotions/losing-points.ts'
import { call } from '#web/client/api/api.ts'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { PointsRuleForm } from './points-rule-form.tsx'

/** Points for lost slips, in percent of the stake by level. */
export function LosingForm({ rule }: { readonly rule: LosingRule }) {
  const [draft, setDraft] = useState(rule)
  return (
    <PointsRuleForm
      label="낙첨 포인트"
      presets={['지급 기준 조정', '지급 중단', '입력 오류 정정']}
      done="낙첨 포인트를 저장했습니다."
      isTouched={JSON.stringify(draft) !== JSON.stringify(rule)}
      isWhole
      onSave={reason => call(pointsRuleContract.changeLosing, { body: { rule: draft, reason } })}
      onReset={() => setDraft(rule)}
    >
      <Switch
        label="낙첨 포인트 지급"
        checked={draft.on}
        onChange={on => setDraft(known => ({ ...known, on }))}
      />
      <p className="text-sm text-dim">
        스포츠 2폴더 이상, 총 배당 2.00 이상인 낙첨 베팅에 베팅금의 비율로 지급하며, 결과가 정정되면
        회수합니다. 회원보호 기준에 따라 최대 {LOSING_PERCENT_MAX}%입니다.
      </p>
      <div className="grid grid-cols-5 gap-3 narrow:grid-cols-2">
        {draft.percents.map((percent, index) => (
          <FigureField
            // biome-ignore lint/suspicious/noArrayIndexKey: levels are their places and never move
            key={index}
            label={`LV.${index + 1} (%)`}
            value={percent}
            max={LOSING_PERCENT_MAX}
            onChange={(value = 0) =>
              setDraft(known => ({ ...known, percents: known.percents.with(index, value) }))
            }
          />
        ))}
      </div>
    </PointsRuleForm>
  )
}
