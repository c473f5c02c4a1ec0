import { drawScene } from './cover-scenes.tsx'

/** Eight quiet pairs: ground and shapes; and a lighter third. */
const pairs = [
  ['#203326', '#7ea98f', '#d7e6dc'],
  ['#1d2f42', '#6b9bc3', '#cfe0ef'],
  ['#232748', '#7482c9', '#d3d9f5'],
  ['#3b2c1c', '#c09a64', '#ecdcc3'],
  ['#3b2329', '#b9747f', '#efd3d7'],
  ['#2c2440', '#7d68a3', '#ddd2ee'],
  ['#1c3437', '#66a9a9', '#d0e7e6'],
  ['#30301a', '#a9a05f', '#e6e2c2'],
] as const

/** A number that a text always gives. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % 1_000_003, 7)

/** A flat picture for a game, always the same for its name: a game without a picture of its own still has a face. */
export function Cover({ name, family }: { readonly name: string; readonly family: string }) {
  const hash = hashOf(`${family} ${name}`)
  const [ground, shape, light] = pairs[hash % pairs.length] ?? pairs[0]
  return (
    <svg viewBox="0 0 160 110" aria-hidden className="block w-full">
      <rect width="160" height="110" fill={ground} />
      {drawScene(family, Math.floor(hash / pairs.length), { shape, light })}
    </svg>
  )
}

/** A provider by its picture, or by a geometric mark. */
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

/** Two flat parts each. */
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
