import { Lock } from 'lucide-react'
import type { Game, OfferedMarket } from '#contract/fixtures/fixtures.ts'

type StoppedStripProps = { readonly game: Game; readonly markets: readonly OfferedMarket[] }

/** Suspended markets of a match as one strip; names them unless all are suspended. */
export function StoppedStrip({ game, markets }: StoppedStripProps) {
  if (markets.length === 0) return null
  const isAll = markets.length === game.markets.length
  const names = [...new Set(markets.map(({ marketNameKorean }) => marketNameKorean))].join(', ')
  return (
    <p
      className="stopped-strip mx-3.5 my-1.5 flex h-8 items-center gap-2 rounded-md px-3 text-sm text-dim narrow:mx-0"
      data-stopped={markets.length}
    >
      <Lock aria-hidden size={14} className="shrink-0" />
      <b className="shrink-0 font-semibold">일시중지</b>
      {!isAll && <span className="min-w-0 truncate text-xs">{names}</span>}
    </p>
  )
}
