import { type ChangedLine, changedLines } from '#domain/rules/rule-changes.ts'
import { EmptyState } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type ChangedLinesProps = { readonly before: string; readonly after: string }

const looks: Readonly<
  Record<ChangedLine['kind'], { readonly mark: string; readonly word: string; readonly look: string }>
> = {
  same: { mark: ' ', word: '', look: 'text-dim' },
  added: { mark: '+', word: '추가', look: 'bg-jade-wash' },
  removed: { mark: '−', word: '삭제', look: 'bg-up-wash line-through decoration-1' },
}

/** A version compared with the one before, line by line: marked, also for screen readers. */
export function ChangedLines({ before, after }: ChangedLinesProps) {
  const lines = changedLines(before, after)
  if (lines.every(({ kind }) => kind === 'same'))
    return (
      <div className="card">
        <EmptyState title="달라진 내용이 없습니다." />
      </div>
    )
  return (
    <ol aria-label="변경 내용" className="card py-1 text-sm leading-6" data-changes>
      {lines.map(({ kind, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in the order of the text
          key={index}
          data-line={kind}
          className={classNames('flex gap-2 px-3', looks[kind].look)}
        >
          <span aria-hidden className="w-3 shrink-0 text-center font-semibold">
            {looks[kind].mark}
          </span>
          <span className="min-w-0">
            {looks[kind].word && <span className="sr-only">{looks[kind].word}: </span>}
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}
