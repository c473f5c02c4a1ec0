import { useEffect, useRef } from 'react'
import type { WirePayTable } from '#contract/minigame/minigames.ts'
import { kindTexts } from '#domain/minigames/kind-rules.ko.ts'
import type { KindId } from '#domain/minigames/kinds.ts'
import { PayTable } from './pay-table.tsx'

type KindRulesProps = {
  readonly kind: KindId
  /** One for each set of prices. */
  readonly tables: readonly WirePayTable[]
  /** The URL names this kind (not only the first of its family), so the page scrolls to it. */
  readonly isAsked: boolean
}

/** A kind's rules in one or two sentences, and its pay tables. */
export function KindRules({ kind, tables, isAsked }: KindRulesProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  const { title, rule, note } = kindTexts[kind]
  if (tables.length === 0) return null
  return (
    <section
      ref={place}
      aria-label={title}
      data-kind={kind}
      className="grid scroll-mt-[calc(var(--header-height)+64px)] grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div className="card px-5 py-4 mobile:px-4">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-sm">{rule}</p>
        {note && <p className="mt-1 text-sm text-dim">{note}</p>}
      </div>
      {tables.map(table => (
        <PayTable key={table.games.map(({ gameId }) => gameId).join()} table={table} />
      ))}
    </section>
  )
}
