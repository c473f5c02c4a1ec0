import { type FormEvent, useState } from 'react'
import { isReason } from '#contract/back-office/act-reason.ts'
import { answerTemplateContract } from '#contract/back-office/answer-templates.ts'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { customerContentsMax } from '#domain/community/customer-questions.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'
import { ReasonField } from '../kit/acts/reason-field.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { useAct } from '../kit/acts/use-act.ts'
import { useOnceKey } from '../kit/acts/use-once-key.ts'

const reasons = ['문의 답변', '추가 확인 요청', '처리 결과 안내']

/** An operator's answer: plain text, from a template or typed; final or intermediate. */
export function AnswerForm({ questionId }: { readonly questionId: number }) {
  const { draft, change, busy, refusal, send } = useAnswering(questionId)
  const isReady = draft.contents.trim() !== '' && isReason(draft.reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !busy) void send()
  }
  return (
    <form onSubmit={submit} aria-label="답변하기" className="grid gap-3 border-t border-line pt-4">
      <TemplateField onChoose={contents => change({ contents })} />
      <TextArea
        label="답변"
        hint={`${formatFigure(draft.contents.length)} / ${formatFigure(customerContentsMax)}자 · 회원에게 바로 표시됩니다.`}
        rows={7}
        maxLength={customerContentsMax}
        value={draft.contents}
        onChange={({ target }) => change({ contents: target.value })}
      />
      <Checkbox label="답변완료로 처리" checked={draft.done} onChange={isDone => change({ done: isDone })} />
      <ReasonField presets={reasons} value={draft.reason} onChange={reason => change({ reason })} />
      <RefusalNote text={refusal} />
      <Button type="submit" look="primary" size="lg" wide disabled={!isReady} busy={busy}>
        답변 보내기
      </Button>
    </form>
  )
}

/** Frequent answers; the chosen one can be edited before sending (handbook 6.3). */
function TemplateField({ onChoose }: { readonly onChoose: (contents: string) => void }) {
  const { data } = useCall(answerTemplateContract.templates, undefined)
  const templates = data?.templates ?? []
  return (
    <SelectField
      label="답변 템플릿"
      disabled={templates.length === 0}
      options={[
        { value: '', label: templates.length === 0 ? '등록된 템플릿이 없습니다.' : '템플릿 선택' },
        ...templates.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      value=""
      onChange={({ target }) => {
        const chosen = templates.find(({ id }) => String(id) === target.value)
        if (chosen) onChoose(chosen.contents)
      }}
    />
  )
}

const empty = { contents: '', done: true, reason: '' }

function useAnswering(questionId: number) {
  const [draft, setDraft] = useState(empty)
  const { key, renew } = useOnceKey()
  const change = (part: Partial<typeof empty>) => {
    setDraft(known => ({ ...known, ...part }))
    renew()
  }
  const { act, busy, refusal } = useAct<{ readonly id: number }>({
    done: '답변을 보냈습니다.',
    rereads: [
      customerOperatorContract.question,
      customerOperatorContract.questions,
      customerOperatorContract.waiting,
    ],
    onDone: () => change(empty),
  })
  const send = () => {
    const body = { ...draft, reason: draft.reason.trim(), key }
    return act(() => call(customerOperatorContract.answer, { params: { questionId }, body }))
  }
  return { draft, change, busy, refusal, send }
}
