import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { Address } from '../kit/lists/address.ts'

type CardProps = {
  readonly title: string
  readonly note?: string | undefined
  /** Right end of the head: the main figure, or a link to the full page. */
  readonly figure?: string | undefined
  readonly link?: { readonly to: string; readonly search?: Address; readonly label: string }
  readonly children: ReactNode
}

/** A part of the dashboard under its title. */
export function Card({ title, note, figure, link, children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card min-w-0">
      <header className="flex min-h-11 flex-wrap items-center gap-x-2.5 px-4 py-1">
        <h2 id={id} className="text-md font-bold">
          {title}
        </h2>
        {note !== undefined && <p className="text-xs text-dim">{note}</p>}
        {figure !== undefined && <p className="ml-auto font-bold whitespace-nowrap">{figure}</p>}
        {link && (
          <Link
            to={link.to}
            {...(link.search && { search: link.search })}
            className="ml-auto flex h-9 items-center text-sm font-semibold text-jade hover:underline mobile:h-11"
          >
            {link.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
