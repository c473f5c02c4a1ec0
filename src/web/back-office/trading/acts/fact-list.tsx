import type { ReactNode } from 'react'

/** Names and values, one a line: what an act is about. */
export function FactList({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <dl className="grid divide-y divide-line rounded-md border border-line text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-h-9 items-center justify-between gap-4 px-3 py-1.5">
          <dt className="shrink-0 text-dim">{name}</dt>
          <dd className="min-w-0 text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
