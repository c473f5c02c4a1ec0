import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { boardContract, type Post } from '#contract/community/boards.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { isWholePost, PostFields } from './post-fields.tsx'

type EditFormProps = { readonly post: Post; readonly onDone: () => void }

/** Edits title and text of an own post; its attached bets stay. */
export function EditForm({ post, onDone }: EditFormProps) {
  const queryClient = useQueryClient()
  const [text, setText] = useState({ title: post.title, contents: post.contents })
  const [busy, setBusy] = useState(false)
  const isChanged = text.title !== post.title || text.contents !== post.contents
  const isReady = isChanged && isWholePost(text)
  const save = async () => {
    setBusy(true)
    const answer = await call(boardContract.edit, { params: { postId: post.id }, body: text })
    setBusy(false)
    void readAgain(queryClient, boardContract.post)
    if (!answer.ok) return showRefusal(answer.refusal)
    void readAgain(queryClient, boardContract.list)
    showToast('글이 수정되었습니다.', 'good')
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !busy) void save()
  }
  return (
    <form
      onSubmit={submit}
      aria-label="글 수정"
      className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 mobile:p-4"
    >
      <PostFields
        value={text}
        note={post.bets.length > 0 ? '첨부한 베팅은 그대로 유지됩니다.' : '수정하면 글에 표시됩니다.'}
        onChange={part => setText({ ...text, ...part })}
      />
      <div className="flex justify-end gap-2">
        <Button size="lg" onClick={onDone}>
          취소
        </Button>
        <Button type="submit" look="primary" size="lg" disabled={!isReady} busy={busy}>
          저장
        </Button>
      </div>
    </form>
  )
}
