import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'

type DeskPageProps = {
  readonly title: string
  /** The list that this one thing stands in. */
  readonly back?: { readonly to: string; readonly title: string }
  /** Beside the title: how many there are. */
  readonly note?: string | undefined
  /** At the end of the head: what can be done with all of it. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A page of the desk under its title. */
export const DeskPage = ({ title, back, note, action, children }: DeskPageProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    {back && <BackLink to={back.to}>{back.title}</BackLink>}
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-xl">{title}</h1>
      {note !== undefined && <p className="text-sm text-dim">{note}</p>}
      {action && <div className="ml-auto">{action}</div>}
    </header>
    {children}
  </div>
)
