import { type FormEvent, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { betTermsContract } from '#contract/back-office/terms/bet-terms.ts'
import { siteContract } from '#contract/site/site.ts'
import { CROSS_LEGS_MIN, CROSS_PAIRS_MAX } from '#domain/slip/cross-rules.ts'
import { LEGS_MAX } from '#domain/slip/leg-count.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import type { WireCross } from './cross-entry.ts'
import { CrossMatrix } from './cross-matrix.tsx'

const reasons = ['규정 조정', '시즌 시작', '위험 관리', '입력 오류 정정']

const upTo = (from: number, to: number, unit: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    value: String(from + at),
    label: `${from + at}${unit}`,
  }))

/** The matrix with its two bounds, saved together. */
export function CrossForm({ rules }: { readonly rules: WireCross }) {
  const mayChange = useMay('trading:write')
  const [draft, setDraft] = useState(rules)
  const [reason, setReason] = useState('')
  const { act, busy, refusal } = useAct<WireCross>({
    done: '크로스 규정을 저장했습니다.',
    rereads: [siteContract.terms, betTermsContract.termsChanges],
    onDone: () => setReason(''),
    onAsked: () => {
      setDraft(rules)
      setReason('')
    },
  })
  const isTouched = JSON.stringify(draft) !== JSON.stringify(rules)
  const isReady = isTouched && isReason(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || busy) return
    void act(() => call(betTermsContract.setCrossRules, { body: { rules: draft, reason: reason.trim() } }))
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CrossMatrix rules={draft} saved={rules} {...(mayChange && { onChange: setDraft })} />
      <div className="card grid grid-cols-2 items-start gap-3 p-4 narrow:grid-cols-1">
        <SelectField
          label="동일경기 조합에 필요한 최소 폴더"
          hint="같은 경기의 두 픽을 포함해 담아야 하는 전체 픽 수"
          options={upTo(CROSS_LEGS_MIN, LEGS_MAX, '폴더')}
          disabled={!mayChange}
          value={String(draft.legsMin)}
          onChange={({ target }) => setDraft({ ...draft, legsMin: Number(target.value) })}
        />
        <SelectField
          label="한 베팅의 최대 동일경기 조합"
          hint="한 베팅에 함께 담을 수 있는 같은 경기의 쌍"
          options={upTo(1, CROSS_PAIRS_MAX, '개')}
          disabled={!mayChange}
          value={String(draft.pairsMax)}
          onChange={({ target }) => setDraft({ ...draft, pairsMax: Number(target.value) })}
        />
      </div>
      {isTouched && (
        <div className="card grid gap-4 p-4">
          <ReasonField presets={reasons} value={reason} onChange={setReason} />
          <RefusalNote text={refusal} />
          <div className="flex gap-2">
            <Button type="submit" look="primary" disabled={!isReady} busy={busy}>
              저장
            </Button>
            <Button onClick={() => setDraft(rules)}>되돌리기</Button>
          </div>
        </div>
      )}
    </form>
  )
}
