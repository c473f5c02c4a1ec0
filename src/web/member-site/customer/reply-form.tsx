import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { customerContract } from '#contract/customer.ts'
import { customerContentsMax } from '#domain/community/customer-questions.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'

/** More to an open question, or its end: another one can be asked then. */
export function ReplyForm({ questionId }: { readonly questionId: number }) {
  const queryClient = useQueryClient()
  const [key] = useState(randomKey)
  const [contents, setContents] = useState('')
  const [busy, setBusy] = useState(false)
  const act = async (ask: () => ReturnType<typeof reply | typeof end>) => {
    setBusy(true)
    const answer = await ask()
    setBusy(false)
    if (!answer.ok) showRefusal(answer.refusal)
    await readAgain(queryClient, customerContract.question)
  }
  const reply = () => call(customerContract.reply, { params: { questionId }, body: { contents, key } })
  const end = () => call(customerContract.end, { params: { questionId } })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void act(reply)
  }
  return (
    <form aria-label="이어서 문의하기" onSubmit={send} className="card grid gap-3 p-4">
      <TextArea
        label="이어서 문의하기"
        rows={4}
        maxLength={customerContentsMax}
        value={contents}
        onChange={({ target }) => setContents(target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button disabled={busy} onClick={() => void act(end)}>
          문의 종료
        </Button>
        <Button type="submit" look="primary" busy={busy}>
          보내기
        </Button>
      </div>
    </form>
  )
}
