import { hashOf, pairs } from './cover-colours.ts'
import { drawScene } from './cover-scenes.tsx'

/** A flat drawing for a game without a picture, stable by its name. */
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
