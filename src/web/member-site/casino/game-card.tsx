import { Lock, Star } from 'lucide-react'
import type { CasinoGame } from '#contract/casino/casino.ts'
import { toggleCasinoEntry } from '#web/client/navigation/casino-entry.ts'
import { hashOf, pairs } from './cover-colours.ts'
import { drawScene } from './cover-scenes.tsx'

type GameCardProps = { readonly game: CasinoGame; readonly onFavourite: (game: CasinoGame) => void }

const closedWord = '점검중 입니다.'

/** Cover with name, provider, and published return or round duration. */
export function GameCard({ game, onFavourite }: GameCardProps) {
  const { id, name, provider, vendor, kind, isOpen, isFavourite } = game
  const badge = game.isPopular ? '인기' : game.isNew ? '신규' : ''
  const enter = () =>
    toggleCasinoEntry({ kind: kind === 'slot' ? 'slot' : 'casino', vendor, gameId: id, name })
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-2" data-game={id}>
      <button
        type="button"
        onClick={enter}
        disabled={!isOpen}
        aria-label={[name, isOpen ? '열기' : closedWord, badge].filter(Boolean).join(' ')}
        className="card relative block overflow-hidden enabled:hover:border-jade disabled:cursor-not-allowed"
      >
        <Cover name={name} family={game.family} />
        {!isOpen && (
          <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-scrim text-sm font-semibold text-gold">
            <Lock aria-hidden size={16} />
            {closedWord}
          </span>
        )}
        {badge && (
          <span className="absolute top-2 left-2 rounded-sm bg-bg px-1.5 text-xs font-semibold">{badge}</span>
        )}
      </button>
      <button
        type="button"
        onClick={() => onFavourite(game)}
        aria-pressed={isFavourite}
        aria-label={`${name} 즐겨찾기`}
        className="absolute top-0 right-0 grid size-11 place-items-center text-white aria-pressed:text-jade"
      >
        <span className="grid size-7 place-items-center rounded-full bg-scrim">
          <Star aria-hidden size={17} fill={isFavourite ? 'currentColor' : 'none'} />
        </span>
      </button>
      <div className="grid grid-cols-[minmax(0,1fr)] text-sm">
        <span className="truncate font-semibold">{name}</span>
        <span className="flex justify-between gap-2 text-dim">
          <span className="truncate">{provider}</span>
          <span className="whitespace-nowrap">{saidOf(game)}</span>
        </span>
      </div>
    </article>
  )
}

function saidOf({ returnRate, roundSeconds }: CasinoGame): string {
  if (returnRate !== null)
    return `환수율 ${Math.floor(returnRate / 100)}.${String(returnRate % 100).padStart(2, '0')}%`
  return roundSeconds === null ? '' : `${roundSeconds}초 회차`
}

/** A flat drawing for a game without a picture, stable by its name. */
function Cover({ name, family }: { readonly name: string; readonly family: string }) {
  const hash = hashOf(`${family} ${name}`)
  const [ground, shape, light] = pairs[hash % pairs.length] ?? pairs[0]
  return (
    <svg viewBox="0 0 160 110" aria-hidden className="block w-full">
      <rect width="160" height="110" fill={ground} />
      {drawScene(family, Math.floor(hash / pairs.length), { shape, light })}
    </svg>
  )
}
