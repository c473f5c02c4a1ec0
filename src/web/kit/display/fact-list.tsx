import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

export type Fact = readonly [name: string, value: ReactNode]

type FactListProps = {
  readonly facts: readonly Fact[]
  /** Compact rows, for example above a form. */
  readonly dense?: boolean
}

/** A framed list of facts: name left, value right. */
export const FactList = ({ facts, dense = false }: FactListProps) => (
  <dl
    className={classNames(
      'divide-y divide-line border border-line bg-s1',
      dense ? 'rounded-md text-sm' : 'rounded-lg',
    )}
  >
    {facts.map(([name, value]) => (
      <div
        key={name}
        className={classNames(
          'flex justify-between gap-4',
          dense ? 'min-h-9 items-center px-3 py-1.5' : 'mx-4 items-baseline py-2.5',
        )}
      >
        <dt className="shrink-0 text-dim">{name}</dt>
        <dd className="min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
