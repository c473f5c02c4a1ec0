import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'

/** Result of a step. `made` is computed here, without anything to compare it with. */
export type StepMark = 'same' | 'other' | 'unknown' | 'made' | 'waiting'

const marks: Readonly<Record<StepMark, { readonly tone: BadgeTone; readonly word: string }>> = {
  same: { tone: 'jade', word: '일치' },
  other: { tone: 'up', word: '불일치' },
  unknown: { tone: 'outline', word: '확인 못 함' },
  made: { tone: 'plain', word: '계산됨' },
  waiting: { tone: 'plain', word: '공개 전' },
}

/** The mark of a comparison; unknown when it was not possible. */
export const markOf = (isRight: boolean | undefined): StepMark =>
  isRight === undefined ? 'unknown' : isRight ? 'same' : 'other'

type StepProps = {
  readonly name: string
  readonly title: string
  readonly mark: StepMark
  readonly children: ReactNode
}

/** A step of a proof: the computation and its reason, its values, and the result. */
export const Step = ({ name, title, mark, children }: StepProps) => (
  <li
    className="border-t border-line px-5 py-4 first:border-t-0 mobile:px-4"
    data-step={name}
    data-mark={mark}
  >
    <h3 className="mb-1.5 flex flex-wrap items-center gap-2 text-md">
      {title}
      <Badge tone={marks[mark].tone}>{marks[mark].word}</Badge>
    </h3>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">{children}</div>
  </li>
)

/** A value with its name; hashes may break anywhere and are selected as a whole. */
export const Value = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <p className="grid grid-cols-[148px_minmax(0,1fr)] gap-x-3 mobile:grid-cols-[minmax(0,1fr)]">
    <span className="text-dim">{name}</span>
    <code className="text-xs leading-5 break-all select-all">{children}</code>
  </p>
)

export const Note = ({ children }: { readonly children: ReactNode }) => <p className="text-dim">{children}</p>
