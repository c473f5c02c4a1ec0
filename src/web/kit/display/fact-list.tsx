import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** What is known of somebody, in a frame: a line each, the name left and the value right. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="rounded-lg border border-line px-4">
    {facts.map(([name, value]) => (
      <div
        key={name}
        className="flex items-baseline justify-between gap-4 py-2.5 not-first:border-t not-first:border-line"
      >
        <dt className="shrink-0 text-dim">{name}</dt>
        <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
