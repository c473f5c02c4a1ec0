import type { OfferedMarket } from '#contract/minigame/minigames.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { signOf } from './chart-columns.ts'

/** The first pick is a disc, the second a ring, a third in between. */
const looks = [
  'bg-text text-bg',
  '[box-shadow:inset_0_0_0_1px_var(--color-dim)] text-text',
  'bg-s3 text-text',
] as const

type ResultDotProps = {
  readonly bets: OfferedMarket['bets']
  /** The pick that won. */
  readonly pick: string | null
  readonly round: number
  readonly isNewest: boolean
}

/** The result of a market in one round as a dot with its first letter; the newest has a gold edge. */
export function ResultDot({ bets, pick, round, isNewest }: ResultDotProps) {
  const place = bets.findIndex(({ betName }) => betName === pick)
  const bet = bets[place]
  if (!bet) return null
  return (
    <span
      title={`${round}회차 ${bet.betNameKorean}`}
      data-chart-mark={pick}
      className={classNames(
        'grid size-[18px] place-items-center rounded-full text-[11px] leading-none font-bold',
        looks[place],
        isNewest && '[outline:2px_solid_var(--color-gold)]',
      )}
    >
      {signOf(bet.betNameKorean)}
    </span>
  )
}
