import type { Game } from '#contract/fixtures/fixtures.ts'
import { matchText } from '#domain/slip/selection.ts'

type MoreButtonProps = { readonly game: Game; readonly onMore: (game: Game) => void }

/** "+24": opens all markets of a fixture; absent when the rows show all. */
export function MoreButton({ game, onMore }: MoreButtonProps) {
  const more = game.marketCount - game.markets.length
  if (more <= 0) return null
  return (
    <button
      type="button"
      onClick={() => onMore(game)}
      aria-label={`${matchText(game.home_participants_name, game.away_participants_name)} 다른 베팅 +${more}`}
      className="h-10 rounded-md text-sm mobile:h-11 font-semibold text-dim hover:bg-s2 hover:text-text narrow:-mr-2 narrow:w-12"
    >
      +{more}
    </button>
  )
}
