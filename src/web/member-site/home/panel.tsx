import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHasPage } from '#web/client/navigation/use-pages.ts'
import { Skeletons } from '#web/kit/display/states.tsx'

type PanelProps = {
  readonly title: string
  /** Text or figure next to the title. */
  readonly note?: ReactNode
  /** Page with the full list; omitted when it does not exist. */
  readonly more?: { readonly to: string; readonly label: string }
  readonly children: ReactNode
}

/** A tile of the home page. */
export function Panel({ title, note, more, children }: PanelProps) {
  return (
    <section aria-label={title} className="card min-w-0 overflow-hidden">
      <header className="flex h-12 items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 className="text-md">{title}</h2>
        {note !== undefined && <span className="text-sm text-dim">{note}</span>}
        {more && <MoreLink {...more} />}
      </header>
      {children}
    </section>
  )
}

/** Link to the full list, at the right of the head; nothing when the page does not exist. */
export function MoreLink({ to, label }: NonNullable<PanelProps['more']>) {
  const hasPage = useHasPage()
  if (!hasPage(to)) return null
  return (
    <Link
      to={to}
      className="ml-auto flex h-10 mobile:h-11 items-center gap-0.5 rounded-md px-2 text-sm text-dim hover:text-text"
    >
      {label}
      <ChevronRight aria-hidden size={14} />
    </Link>
  )
}

/** Placeholder rows of a panel at their final size, to avoid layout shifts. */
export const PanelWait = ({ rows, className }: { readonly rows: number; readonly className: string }) => (
  <div role="status" className="grid gap-px px-4">
    <span className="sr-only">불러오는 중입니다.</span>
    <Skeletons count={rows} className={className} />
  </div>
)
