import { postContentsMax, postTitleMax } from '#domain/community/board-rules.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { TextArea, TextField } from '#web/kit/controls/text-field.tsx'
import type { Draft } from './use-draft.ts'

type PostFieldsProps = {
  readonly value: Draft
  /** Note next to the length of the text. */
  readonly note: string
  readonly onChange: (part: Partial<Draft>) => void
}

/** Title and text of a post, both plain text. */
export const PostFields = ({ value: { title, contents }, note, onChange }: PostFieldsProps) => (
  <>
    <TextField
      label="제목"
      maxLength={postTitleMax}
      value={title}
      onChange={({ target }) => onChange({ title: target.value })}
    />
    <TextArea
      label="내용"
      hint={`${formatFigure(contents.length)} / ${formatFigure(postContentsMax)}자 · ${note}`}
      rows={12}
      maxLength={postContentsMax}
      value={contents}
      onChange={({ target }) => onChange({ contents: target.value })}
    />
  </>
)

/** True when both are filled in. */
export const isWholePost = ({ title, contents }: Draft): boolean =>
  title.trim() !== '' && contents.trim() !== ''
