import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'

type DeskPageProps = {
  readonly title: string
  /** The list that this detail page belongs to. */
  readonly back?: { readonly to: string; readonly title: string }
  /** Count next to the title. */
  readonly note?: string | undefined
  /** Right end of the head: actions for the whole page. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A page of the back office under its title. */
export const DeskPage = ({ title, back, note, action, children }: DeskPageProps) => (
  <div className="settles grid grid-cols-[minmax(0,1fr)] gap-3">
    {back && <BackLink to={back.to}>{back.title}</BackLink>}
    {/* As high as a button: actions appear only when the operator's rights are known. */}
    <header className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 mobile:min-h-11">
      <h1 className="text-xl">{title}</h1>
      {note !== undefined && <p className="text-sm text-dim">{note}</p>}
      {action && <div className="ml-auto">{action}</div>}
    </header>
    {children}
  </div>
)
