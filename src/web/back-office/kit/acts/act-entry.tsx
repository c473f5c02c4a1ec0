import type { ReactNode } from 'react'
import { type Act, changesOf } from './act-words.ts'
import { ChangeWords } from './change-words.tsx'

type ActEntryProps = {
  readonly act: Act
  /** What it was done to, where the place does not say it. */
  readonly subject: ReactNode
}

/** One act in a narrow place: what, when, to what, from what to what, why and by whom. */
export function ActEntry({ act, subject }: ActEntryProps) {
  return (
    <li data-act={act.act} className="grid gap-0.5 px-3.5 py-2">
      <p className="flex items-baseline justify-between gap-2">
        <span className="font-semibold">{act.actText}</span>
        <time className="text-xs whitespace-nowrap text-dim">{act.at}</time>
      </p>
      {subject && <p>{subject}</p>}
      <ChangeWords changes={changesOf(act)} />
      <p className="flex items-baseline justify-between gap-2 text-dim">
        <span className="min-w-0 break-words">{act.reason}</span>
        <span className="text-xs whitespace-nowrap">{act.operator}</span>
      </p>
    </li>
  )
}
