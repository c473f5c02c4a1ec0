import type { DeskGame } from '#contract/back-office/minigames/game-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'

type Stands = Pick<DeskGame, 'shown' | 'open' | 'maintenance'>

/** State of a game for members. */
export function GameBadges({ game: { shown, open, maintenance } }: { readonly game: Stands }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {maintenance ? (
        <Badge tone="live">점검중</Badge>
      ) : (
        <Badge tone={open ? 'jade' : 'plain'}>{open ? '운영중' : '중지'}</Badge>
      )}
      {!shown && <Badge tone="outline">숨김</Badge>}
    </span>
  )
}

/** "5분", "90초". */
export const intervalText = (seconds: number): string =>
  seconds % 60 === 0 ? `${formatFigure(seconds / 60)}분` : `${formatFigure(seconds)}초`

/** "1,234,567원", or the text for no limit. */
export const limitText = (amount: number | null): string =>
  amount === null ? '제한 없음' : `${formatFigure(amount)}원`
