import type { Change } from './act-words.ts'

/** "배당 1.90 → 1.75", one line per change. */
export function ChangeWords({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <ul className="grid gap-0.5">
      {changes.map(({ name, before, after }) => (
        <li key={name} className="break-words">
          <span className="text-dim">{name} </span>
          {before !== undefined && <span className="text-dim">{`${before} → `}</span>}
          <span className="font-semibold">{after}</span>
        </li>
      ))}
    </ul>
  )
}
