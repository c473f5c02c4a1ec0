import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { boardContract } from '#contract/community/boards.ts'
import { commentMax } from '#domain/community/board-rules.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'
import { useKeyOf } from './use-key-of.ts'
import { CommentRulesNote } from './writing-rules.tsx'

type CommentFormProps = { readonly postId: number; readonly onWritten: () => void }

/** Form for a comment. */
export function CommentForm({ postId, onWritten }: CommentFormProps) {
  const queryClient = useQueryClient()
  const [contents, setContents] = useState('')
  const [round, setRound] = useState(0)
  const [busy, setBusy] = useState(false)
  const keyOf = useKeyOf()
  const write = async () => {
    setBusy(true)
    // The same text after a successful send is a new comment.
    const key = keyOf({ contents, round })
    const answer = await call(boardContract.comment, { params: { postId }, body: { contents, key } })
    setBusy(false)
    if (!answer.ok) return showRefusal(answer.refusal)
    setContents('')
    setRound(round + 1)
    onWritten()
    void readAgain(queryClient, boardContract.comments)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (contents.trim() !== '' && !busy) void write()
  }
  return (
    <form onSubmit={submit} aria-label="댓글 작성" className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <TextArea
        label="댓글 내용"
        labelHidden
        placeholder="댓글을 입력해 주세요."
        rows={3}
        maxLength={commentMax}
        value={contents}
        onChange={({ target }) => setContents(target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CommentRulesNote />
        <span className="ml-auto text-sm text-dim">{`${formatFigure(contents.length)} / ${formatFigure(commentMax)}자`}</span>
        <Button type="submit" look="primary" disabled={contents.trim() === ''} busy={busy}>
          댓글 등록
        </Button>
      </div>
    </form>
  )
}
