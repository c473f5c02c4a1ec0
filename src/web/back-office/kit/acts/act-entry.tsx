import type { ReactNode } from 'react'
import { type Act, changesOf } from './act-words.ts'
import { ChangeWords } from './change-words.tsx'

type ActEntryProps = {
  readonly act: Act
  /** The subject of the action, where its context does not show it. */
  readonly subject: ReactNode
}

/** One action in a narrow layout: what, when, subject, change, reason and operator. */
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
