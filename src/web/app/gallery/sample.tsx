import type { ReactNode } from 'react'

/** A part with its name above it. */
export function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h3 className="text-xs font-semibold text-dim">{name}</h3>
      {children}
    </div>
  )
}

/** Samples in two columns where there is room. */
export const Samples = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-x-6 gap-y-6 narrow:grid-cols-1">{children}</div>
)
