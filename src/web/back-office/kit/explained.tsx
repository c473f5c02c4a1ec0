import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActKind } from '#contract/back-office/act-texts.ts'
import { actTexts } from '#contract/back-office/act-texts.ts'
import { useMay } from '#web/client/session/operator.ts'

type ExplainedProps = {
  /** The acts that change what the page is about: the log tells of each. */
  readonly acts: readonly ActKind[]
  /** Who has changed it last, and when. */
  readonly last?: { readonly operator: string; readonly at: string } | null | undefined
  readonly children: ReactNode
}

/** What a page of the desk sets, in plain words, and where its history is. */
export function Explained({ acts, last, children }: ExplainedProps) {
  const seesLog = useMay('log:read')
  return (
    <div className="card grid gap-1.5 px-3.5 py-3 text-sm leading-6">
      <p>{children}</p>
      <p className="flex flex-wrap gap-x-3 text-xs text-dim">
        {last && <span>{`마지막 변경 ${last.operator} · ${last.at.slice(0, 16)}`}</span>}
        {seesLog &&
          acts.map(act => (
            <Link
              key={act}
              to="/admin/acts"
              search={{ act }}
              className="underline underline-offset-2 hover:text-text mobile:leading-11"
            >
              {`${actTexts[act]} 기록`}
            </Link>
          ))}
      </p>
    </div>
  )
}
