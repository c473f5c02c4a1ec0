import { type FormEvent, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { type FriendRule, friendOperatorContract } from '#contract/promotions/friends.ts'
import { friendBases, friendBaseWord } from '#domain/promotions/friend-points.ts'
import { typedDecimal } from '#domain/typed-text.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import { readWord } from '../kit/lists/address.ts'
import { type RuleEntry, rateError, readRuleEntry, ruleEntry } from './rule-entry.ts'

const reasons = ['이벤트 기간', '이벤트 종료', '지급 기준 조정', '입력 오류 정정']
const bases = friendBases.map(value => ({ value, label: friendBaseWord[value] }))

/** Future commission rates of recommenders (handbook 5.6); paid commissions stay. */
export function FriendRuleForm({ rule }: { readonly rule: FriendRule }) {
  const [entry, setEntry] = useState<RuleEntry>(() => ruleEntry(rule))
  const [reason, setReason] = useState('')
  const { act, busy, refusal } = useAct<FriendRule>({
    done: '추천 포인트 설정을 저장했습니다.',
    rereads: [friendOperatorContract.rule],
    onDone: () => setReason(''),
  })
  const read = readRuleEntry(entry)
  const isChanged = read !== undefined && JSON.stringify(ruleEntry(read)) !== JSON.stringify(ruleEntry(rule))
  const isTouched = JSON.stringify(entry) !== JSON.stringify(ruleEntry(rule))
  const isReady = isChanged && isReason(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!read || !isReady || busy) return
    void act(() => call(friendOperatorContract.changeRule, { body: { rule: read, reason: reason.trim() } }))
  }
  const rate = (name: 'firstRate' | 'secondRate', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={5}
      value={entry[name]}
      error={rateError(entry[name])}
      onChange={({ target }) => setEntry({ ...entry, [name]: typedDecimal(target.value) })}
    />
  )
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="max-w-64">
        <Switch label="추천 포인트 적립" checked={entry.on} onChange={on => setEntry({ ...entry, on })} />
      </div>
      <div className="grid grid-cols-3 gap-3 narrow:grid-cols-1">
        <SelectField
          label="기준"
          options={bases}
          value={entry.base}
          onChange={event =>
            setEntry({ ...entry, base: readWord(friendBases, event.target.value) ?? 'lost' })
          }
        />
        {rate('firstRate', '1대 (%)')}
        {rate('secondRate', '2대 (%)')}
      </div>
      {isTouched && (
        <>
          <ReasonField presets={reasons} value={reason} onChange={setReason} />
          <RefusalNote text={refusal} />
          <div className="flex gap-2">
            <Button type="submit" look="primary" disabled={!isReady} busy={busy}>
              저장
            </Button>
            <Button onClick={() => setEntry(ruleEntry(rule))}>되돌리기</Button>
          </div>
        </>
      )}
    </form>
  )
}
