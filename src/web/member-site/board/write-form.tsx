import { type FormEvent, useState } from 'react'
import { boardContract } from '#contract/community/boards.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { type AttachedBet, AttachedBets } from './attached-bets.tsx'
import { isWholePost, PostFields } from './post-fields.tsx'
import { useDraft } from './use-draft.ts'
import { useKeyOf } from './use-key-of.ts'

type WriteFormProps = {
  readonly memberId: number
  /** An own bet that is attached initially. */
  readonly betId?: string | undefined
  readonly onWritten: (postId: number) => void
  readonly onCancel: () => void
}

/** Title, text and own bets. The text is kept until it is sent, even when the page is left. */
export function WriteForm({ memberId, betId, onWritten, onCancel }: WriteFormProps) {
  const { draft, change, clear } = useDraft(memberId)
  const [bets, setBets] = useState<readonly AttachedBet[]>(betId ? [{ betId, showsMoney: true }] : [])
  const [busy, setBusy] = useState(false)
  const keyOf = useKeyOf()
  const isWhole = isWholePost(draft)
  const write = async () => {
    setBusy(true)
    const post = { ...draft, bets: [...bets] }
    const answer = await call(boardContract.write, { body: { ...post, key: keyOf(post) } })
    setBusy(false)
    if (!answer.ok) return showRefusal(answer.refusal)
    clear()
    showToast('글이 등록되었습니다.', 'good')
    onWritten(answer.value.id)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !busy) void write()
  }
  return (
    <form
      onSubmit={submit}
      aria-label="글쓰기"
      className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 mobile:p-4"
    >
      <PostFields value={draft} note="작성 중인 글은 이 기기에 저장됩니다." onChange={change} />
      <AttachedBets value={bets} onChange={setBets} />
      <div className="flex justify-end gap-2">
        <Button size="lg" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" look="primary" size="lg" disabled={!isWhole} busy={busy}>
          등록
        </Button>
      </div>
    </form>
  )
}
