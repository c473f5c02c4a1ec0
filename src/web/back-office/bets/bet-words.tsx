import { type BetStatus, betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { foldWord } from '#domain/bets/bet-word.ts'
import { formatMultiplier } from '#domain/korean-formats.ts'
import { gameType, gameTypeWord } from '#domain/sports/game-type.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'

const tones: Readonly<Record<BetStatus, BadgeTone>> = {
  open: 'bright',
  won: 'strong',
  lost: 'plain',
  void: 'outline',
  cancelled: 'outline',
}

type Told = {
  readonly status: number
  readonly late: boolean
  readonly large: boolean
}

/** Status of a bet, and marks for large and late ones. */
export function BetBadges({ bet: { status, late, large } }: { readonly bet: Told }) {
  const stands = betStatus(status)
  return (
    <span className="inline-flex flex-wrap gap-1">
      {stands && <Badge tone={tones[stands]}>{betStatusWord[stands]}</Badge>}
      {large && <Badge tone="gold">고액</Badge>}
      {late && <Badge tone="live">지연</Badge>}
    </span>
  )
}

type Kinded = { readonly gameType: number; readonly legCount: number | null }

/** "스포츠 3폴더" */
export const kindWord = ({ gameType: code, legCount }: Kinded): string =>
  [gameTypeWord[gameType(code)], legCount !== null && foldWord(legCount)].filter(Boolean).join(' ')

/** Total odds in the format of all lists. */
export const totalWord = (ratio: number): string => formatMultiplier(Math.round(ratio * 100))
