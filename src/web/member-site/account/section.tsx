import { type ReactNode, useId } from 'react'

type SectionProps = {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

/** A framed section of the account. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 mobile:p-4">
      <header className="grid gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {note && <p className="text-sm text-dim">{note}</p>}
      </header>
      {children}
    </section>
  )
}
