import { hashOf, pairs } from './cover-colours.ts'

/** A provider's picture, or a geometric mark. */
export function ProviderMark({ vendor, image }: { readonly vendor: string; readonly image: string }) {
  if (image !== '') return <img src={`/file/download/${image}`} alt="" className="size-7 rounded-md" />
  const hash = hashOf(vendor)
  const [ground, shape, light] = pairs[hash % pairs.length] ?? pairs[0]
  const [one, other] = marks[vendor.charCodeAt(vendor.length - 1) % marks.length] ?? ['', '']
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-7 rounded-md">
      <rect width="32" height="32" fill={ground} />
      <path d={one} fill={shape} />
      <path d={other} fill={light} />
    </svg>
  )
}

/** Two flat shapes each. */
const marks = [
  ['M16 7a9 9 0 000 18z', 'M16 7a9 9 0 010 18z'],
  ['M16 6l10 10-10 10L6 16z', 'M16 6v20L6 16z'],
  ['M16 7h9v9h-9z', 'M7 7h9v18H7z'],
  ['M16 6l11 19H5z', 'M16 14l5 8H11z'],
  ['M6 9h20v5H6z', 'M6 18h14v5H6z'],
  ['M16 5l10 6v10l-10 6-10-6V11z', 'M16 16l10-5v10l-10 6z'],
  ['M7 25a9 9 0 0118 0z', 'M7 7h18a9 9 0 01-18 0z'],
  ['M16 4l4 8 8 4-8 4-4 8-4-8-8-4 8-4z', 'M16 12l4 4-4 4-4-4z'],
] as const
