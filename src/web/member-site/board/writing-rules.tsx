import { boardContract } from '#contract/community/boards.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'

const useRules = () => useCall(boardContract.rules, undefined).data

/** Notice that the boards are closed: reading only (handbook 6.3). */
export function ClosedNote() {
  const rules = useRules()
  return (
    rules?.closed && (
      <p role="status" className="rounded-md bg-s2 px-4 py-3 text-sm text-gold">
        게시판 점검 중입니다. 글과 댓글은 점검이 끝난 뒤 작성할 수 있습니다.
      </p>
    )
  )
}

/** Posting interval and points from the present settings (handbook 5.6, 6.5). */
export function PostRulesNote() {
  const rules = useRules()
  if (!rules) return null
  const { postMinutes, postPoints, postPointsTimes } = rules
  return (
    <Note
      words={[
        postMinutes > 0 && `${formatFigure(postMinutes)}분에 한 번 작성 가능`,
        postPoints > 0 && `하루 ${formatFigure(postPointsTimes)}건까지 ${formatFigure(postPoints)}P 적립`,
      ]}
    />
  )
}

/** The same for comments. */
export function CommentRulesNote() {
  const rules = useRules()
  if (!rules) return null
  const { commentPoints, commentPointsTimes } = rules
  return (
    <Note
      words={[
        commentPoints > 0 &&
          `댓글은 하루 ${formatFigure(commentPointsTimes)}건까지 ${formatFigure(commentPoints)}P 적립`,
      ]}
    />
  )
}

const Note = ({ words }: { readonly words: readonly (string | false)[] }) => {
  const said = words.filter(Boolean)
  return said.length === 0 ? null : <p className="text-sm text-dim">{said.join(' · ')}</p>
}
