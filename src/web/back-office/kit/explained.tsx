import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActKind } from '#contract/back-office/act-texts.ts'
import { actTexts } from '#contract/back-office/act-texts.ts'
import { useMay } from '#web/client/session/operator.ts'

type ExplainedProps = {
  /** The actions that change what the page is about, for the link to the log. */
  readonly acts: readonly ActKind[]
  /** Operator and time of the last change. */
  readonly last?: { readonly operator: string; readonly at: string } | null | undefined
  readonly children: ReactNode
}

/** Explains in plain words what a page sets, with links to its history. */
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
