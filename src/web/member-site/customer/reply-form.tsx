import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { customerContract } from '#contract/community/customer.ts'
import { customerContentsMax } from '#domain/community/customer-questions.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'

/** Replies to an open question, or closes it. */
export function ReplyForm({ questionId }: { readonly questionId: number }) {
  const { contents, setContents, busy, reply, end } = useReply(questionId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (contents.trim() !== '' && !busy) void reply()
  }
  return (
    <form onSubmit={submit} className="card grid gap-3 p-4" aria-label="이어서 문의하기">
      <TextArea
        label="이어서 문의하기"
        rows={4}
        maxLength={customerContentsMax}
        value={contents}
        onChange={({ target }) => setContents(target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" disabled={busy} onClick={() => void end()}>
          문의 종료
        </Button>
        <Button type="submit" look="primary" disabled={contents.trim() === ''} busy={busy}>
          보내기
        </Button>
      </div>
    </form>
  )
}

function useReply(questionId: number) {
  const queryClient = useQueryClient()
  const [contents, setContents] = useState('')
  const [key, setKey] = useState(randomKey)
  const [busy, setBusy] = useState(false)
  const params = { questionId }
  const act = async (send: () => Promise<Sent>): Promise<void> => {
    setBusy(true)
    const answer = await send()
    setBusy(false)
    if (answer.ok) {
      setContents('')
      setKey(randomKey())
    } else showRefusal(answer.refusal)
    void readAgain(queryClient, customerContract.question)
    void readAgain(queryClient, customerContract.list)
  }
  return {
    contents,
    busy,
    // Changed text is a new reply.
    setContents: (typed: string) => {
      setContents(typed)
      setKey(randomKey())
    },
    reply: () => act(() => call(customerContract.reply, { params, body: { contents, key } })),
    end: () => act(() => call(customerContract.end, { params })),
  }
}

type Sent =
  | Awaited<ReturnType<typeof call<typeof customerContract.reply>>>
  | Awaited<ReturnType<typeof call<typeof customerContract.end>>>
