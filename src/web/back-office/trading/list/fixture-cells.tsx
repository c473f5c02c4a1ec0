import type { TradingFixture } from '#contract/back-office/trading.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

/** "2:1", or empty before the match. */
export function scoreText({ score }: Pick<TradingFixture, 'score'>): string {
  return score && score.home !== null && score.away !== null ? `${score.home}:${score.away}` : ''
}

/** "후반 63′", 전반, 경기종료 … */
export function periodText({ score, state }: Pick<TradingFixture, 'score' | 'state'>): string {
  if (state !== 'live' || !score?.period) return ''
  const minute = score.seconds === null ? '' : ` ${Math.floor(score.seconds / 60)}′`
  return `${score.period.label}${minute}`
}

/** Worst-case result: a loss is highlighted, a gain is plain. */
export function WorstResult({ loss }: { readonly loss: number }) {
  return (
    <span className={classNames(loss > 0 ? 'font-bold text-danger' : 'text-dim')}>{signedFigure(-loss)}</span>
  )
}
