import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { customerContract } from '#contract/customer.ts'
import {
  type CustomerCategory,
  categoryOfFlag,
  customerCategories,
  customerCategoryWord,
  customerContentsMax,
  customerTitleMax,
} from '#domain/community/customer-questions.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/choice-fields.tsx'
import { TextArea, TextField } from '#web/kit/controls/text-field.tsx'

const options = customerCategories.map(value => ({ value, label: customerCategoryWord[value] }))

/** 문의하기: the flag of the address presets what it is about (BOARD-006, ROUTE-082). */
export function Page() {
  const { flag }: { readonly flag?: string } = useParams({ strict: false })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="text-2xl">문의하기</h1>
      <AskForm key={flag} preset={categoryOfFlag(flag)} />
    </div>
  )
}

function AskForm({ preset }: { readonly preset: CustomerCategory }) {
  const navigate = useNavigate()
  const [key] = useState(randomKey)
  const [category, setCategory] = useState(preset)
  const [title, setTitle] = useState('')
  const [contents, setContents] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await call(customerContract.ask, { body: { category, title, contents, key } })
    setBusy(false)
    if (answer.ok)
      void navigate({ to: '/customer/view/{-$id}', params: { id: String(answer.value.id) }, replace: true })
    else showRefusal(answer.refusal)
  }
  return (
    <form aria-label="문의하기" onSubmit={event => void send(event)} className="card grid gap-4 p-4">
      <SelectField
        label="분류"
        options={options}
        value={category}
        onChange={({ target }) =>
          setCategory(customerCategories.find(one => one === target.value) ?? category)
        }
      />
      <TextField
        label="제목"
        maxLength={customerTitleMax}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label="내용"
        rows={10}
        maxLength={customerContentsMax}
        hint={`${formatFigure(contents.length)} / ${formatFigure(customerContentsMax)}자`}
        value={contents}
        onChange={({ target }) => setContents(target.value)}
      />
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        문의하기
      </Button>
    </form>
  )
}
