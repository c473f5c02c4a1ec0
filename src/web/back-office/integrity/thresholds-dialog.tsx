import { useState } from 'react'
import { integrityContract } from '#contract/back-office/integrity/integrity.ts'
import { thresholdNameWords } from '#domain/integrity/threshold-names.ko.ts'
import {
  type ThresholdName,
  type Thresholds,
  thresholdNames,
  thresholdRanges,
} from '#domain/integrity/thresholds.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { thresholdHints } from './threshold-hints.ts'

type ThresholdsDialogProps = { readonly onClose: () => void }

/** Sets the thresholds of suspicious bets. */
export function ThresholdsDialog({ onClose }: ThresholdsDialogProps) {
  const answer = useCall(integrityContract.rules, undefined, { staleTime: 0, refetchOnMount: 'always' })
  if (answer.data && !answer.isFetching) return <ThresholdsForm rules={answer.data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="이상 베팅 기준" size="content">
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {() => <Skeleton className="h-96" />}
      </AnswerView>
    </Dialog>
  )
}

type Typed = { readonly [Name in ThresholdName]: number | undefined }

function ThresholdsForm({ rules, onClose }: ThresholdsDialogProps & { readonly rules: Thresholds }) {
  const [typed, setTyped] = useState<Typed>(rules)
  const whole = wholeOf(typed)
  return (
    <ActDialog
      title="이상 베팅 기준"
      description="저장하면 다음 확인부터 적용됩니다. 이미 열린 건은 바뀌지 않습니다."
      presets={['신호가 너무 많음', '기준 강화', '기준 완화']}
      confirm="저장"
      size="content"
      ready={whole !== undefined}
      done="이상 베팅 기준을 변경했습니다."
      rereads={[integrityContract.rules]}
      onAct={reason => call(integrityContract.changeRules, { body: { rules: whole ?? rules, reason } })}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1">
        {thresholdNames.map(name => (
          <FigureField
            key={name}
            label={labelOf(name)}
            hint={thresholdHints[name]}
            value={typed[name]}
            max={thresholdRanges[name].max}
            error={errorOf(name, typed[name])}
            onChange={value => setTyped({ ...typed, [name]: value })}
          />
        ))}
      </div>
    </ActDialog>
  )
}

const labelOf = (name: ThresholdName): string => {
  const [title, unit] = thresholdNameWords[name]
  return `${title} (${unit})`
}

const isWithin = (name: ThresholdName, value: number | undefined): value is number =>
  value !== undefined && value >= thresholdRanges[name].min && value <= thresholdRanges[name].max

const errorOf = (name: ThresholdName, value: number | undefined): string | undefined =>
  isWithin(name, value)
    ? undefined
    : `${formatFigure(thresholdRanges[name].min)}${thresholdNameWords[name][1]} 이상 입력해 주세요.`

/** All figures, if each is valid. */
function wholeOf(typed: Typed): Thresholds | undefined {
  const { windowMinutes, volumeMin, volumeTimes, smallStakeMax, smallCount } = typed
  const { linkedStakeMin, addressCrowd, beforeSeconds, beforeStakeMin } = typed
  if (
    !isWithin('windowMinutes', windowMinutes) ||
    !isWithin('volumeMin', volumeMin) ||
    !isWithin('volumeTimes', volumeTimes) ||
    !isWithin('smallStakeMax', smallStakeMax) ||
    !isWithin('smallCount', smallCount) ||
    !isWithin('linkedStakeMin', linkedStakeMin) ||
    !isWithin('addressCrowd', addressCrowd) ||
    !isWithin('beforeSeconds', beforeSeconds) ||
    !isWithin('beforeStakeMin', beforeStakeMin)
  )
    return undefined
  return {
    windowMinutes,
    volumeMin,
    volumeTimes,
    smallStakeMax,
    smallCount,
    linkedStakeMin,
    addressCrowd,
    beforeSeconds,
    beforeStakeMin,
  }
}
