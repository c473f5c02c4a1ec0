import { type FormEvent, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { turnoverOperatorContract } from '#contract/cashier/turnover.ts'
import { TURNOVER_PERCENT_MAX, type TurnoverRule } from '#domain/cashier/turnover/turnover-rule.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import { FigureField } from '../kit/figure-field.tsx'
import { draftOf, type RuleDraft, ruleFigures, ruleOf, SINGLE_ODDS_LABEL } from './rule-draft.ts'

const reasons = ['인정 기준 조정', '이벤트 기간', '입력 오류 정정']

/** The rule of turnover: counted share of a stake, and required turnover of an amount. */
export function TurnoverRuleCard() {
  const answer = useCall(turnoverOperatorContract.rule, undefined, { staleTime: 0 })
  const mayChange = useMay('money:write')
  return (
    <section aria-labelledby="turnover-rule" className="card grid gap-4 p-4">
      <h2 id="turnover-rule" className="text-lg">
        롤링 인정 기준
      </h2>
      <AnswerView answer={answer} waiting={<Skeleton className="h-40" />}>
        {rule => (mayChange ? <RuleForm key={JSON.stringify(rule)} rule={rule} /> : <Standing rule={rule} />)}
      </AnswerView>
    </section>
  )
}

/** For operators with read-only permission. */
const Standing = ({ rule }: { readonly rule: TurnoverRule }) => {
  const { figures, singleOdds } = draftOf(rule)
  const shown = ruleFigures.map(({ name, label }) => [label, String(figures[name])] as const)
  return <FactList facts={[...shown, [SINGLE_ODDS_LABEL, singleOdds]]} />
}

function RuleForm({ rule }: { readonly rule: TurnoverRule }) {
  const [draft, setDraft] = useState<RuleDraft>(draftOf(rule))
  const [reason, setReason] = useState('')
  const { act, busy, refusal } = useAct<TurnoverRule>({
    done: '롤링 인정 기준을 저장했습니다.',
    rereads: [turnoverOperatorContract.rule],
    onDone: () => setReason(''),
  })
  const entry = ruleOf(draft)
  const isTouched = JSON.stringify(entry) !== JSON.stringify(rule)
  const isReady = entry !== undefined && isTouched && isReason(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!entry || !isReady || busy) return
    const body = { rule: entry, reason: reason.trim() }
    void act(() => call(turnoverOperatorContract.changeRule, { body }))
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid grid-cols-3 gap-3 narrow:grid-cols-1">
        {ruleFigures.map(({ name, label, max }) => (
          <FigureField
            key={name}
            label={label}
            value={draft.figures[name]}
            max={max}
            onChange={value =>
              setDraft(({ figures: { [name]: _, ...known }, ...rest }) => ({
                ...rest,
                figures: value === undefined ? known : { ...known, [name]: value },
              }))
            }
          />
        ))}
        <TextField
          label={SINGLE_ODDS_LABEL}
          inputMode="decimal"
          value={draft.singleOdds}
          onChange={({ target }) => setDraft(known => ({ ...known, singleOdds: target.value }))}
        />
      </div>
      <p className="text-sm text-dim">
        {`이후 결과가 확정되는 베팅과 새로 생기는 조건부터 적용됩니다. 조건 비율은 0~${TURNOVER_PERCENT_MAX}%입니다.`}
      </p>
      {isTouched && (
        <>
          <ReasonField presets={reasons} value={reason} onChange={setReason} />
          <RefusalNote text={refusal} />
          <div className="flex gap-2">
            <Button type="submit" look="primary" disabled={!isReady} busy={busy}>
              저장
            </Button>
            <Button onClick={() => setDraft(draftOf(rule))}>되돌리기</Button>
          </div>
        </>
      )}
    </form>
  )
}
