import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { betContract } from '#contract/bets/bets.ts'
import { customerContract } from '#contract/community/customer.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import {
  type CustomerCategory,
  customerCategories,
  customerCategoryWord,
  customerContentsMax,
  customerTitleMax,
} from '#domain/community/customer-questions.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextArea, TextField } from '#web/kit/controls/text-field.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'

type AskFormProps = {
  readonly category: CustomerCategory
  /** The question was sent. */
  readonly onAsked: (questionId: number) => void
  readonly onCancel: () => void
}

const categories = customerCategories.map(value => ({ value, label: customerCategoryWord[value] }))

/** A question to customer service; a betting question may name an own bet (BOARD-004, BOARD-006). */
export function AskForm({ category: preset, onAsked, onCancel }: AskFormProps) {
  const [category, setCategory] = useState(preset)
  const [draft, setDraft] = useState({ title: '', contents: '', betId: '' })
  const { busy, ask } = useAsking(onAsked)
  const change = (part: Partial<typeof draft>) => setDraft(known => ({ ...known, ...part }))
  const isWhole = draft.title.trim() !== '' && draft.contents.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || busy) return
    const { title, contents, betId } = draft
    void ask({ category, title, contents, ...(category === 'betting' && betId && { betId }) })
  }
  return (
    <form onSubmit={submit} aria-label="문의하기" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SelectField
        label="문의 유형"
        options={categories}
        value={category}
        onChange={({ target }) =>
          setCategory(customerCategories.find(one => one === target.value) ?? 'general')
        }
      />
      {category === 'betting' && <OwnBetField value={draft.betId} onChange={betId => change({ betId })} />}
      <TextField
        label="제목"
        maxLength={customerTitleMax}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label="내용"
        hint={`${formatFigure(draft.contents.length)} / ${formatFigure(customerContentsMax)}자 · 비밀번호는 적지 마세요.`}
        rows={7}
        maxLength={customerContentsMax}
        value={draft.contents}
        onChange={({ target }) => change({ contents: target.value })}
      />
      <div className="flex justify-end gap-2">
        <Button size="lg" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" look="primary" size="lg" disabled={!isWhole} busy={busy}>
          문의하기
        </Button>
      </div>
    </form>
  )
}

/** Select of own bets from the first page of the history, newest first. */
function OwnBetField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (id: string) => void
}) {
  const { data } = useCall(betContract.list, { query: { page: 1 } })
  const bets = (data?.bets ?? []).map(bet => {
    const status = betStatus(bet.status)
    const words = [
      bet.createdAt.slice(5, 16),
      `${formatFigure(bet.amounts)}원`,
      status && betStatusWord[status],
    ]
    return { value: bet.id, label: words.filter(Boolean).join(' · ') }
  })
  return (
    <SelectField
      label="관련 베팅"
      options={[{ value: '', label: '선택 안 함' }, ...bets]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type Asked = Omit<NonNullable<Parameters<typeof call<typeof customerContract.ask>>[1]>['body'], 'key'>

function useAsking(onAsked: (id: number) => void) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ readonly text: string; readonly key: string }>()
  const ask = async (question: Asked): Promise<void> => {
    // A retry after a lost response sends the same question.
    const text = JSON.stringify(question)
    const key = sent?.text === text ? sent.key : randomKey()
    setSent({ text, key })
    setBusy(true)
    const answer = await call(customerContract.ask, { body: { ...question, key } })
    setBusy(false)
    void readAgain(queryClient, customerContract.list)
    if (!answer.ok) return showRefusal(answer.refusal)
    showToast('문의가 접수되었습니다.', 'good')
    onAsked(answer.value.id)
  }
  return { busy, ask }
}
