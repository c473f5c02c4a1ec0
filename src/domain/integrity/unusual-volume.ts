import type { OutcomeId } from '../ids.ts'
import { formatFigure } from '../korean-formats.ts'
import { type Hint, type PickedBet, stakesOf } from './hints.ts'
import type { Thresholds } from './thresholds.ts'

/** Usual stakes on a pick in won; undefined when there is no data. */
export type UsualStakes = {
  /** Usual stakes on other picks of the fixture within the window. */
  readonly onFixture: number | undefined
  /** Usual stakes on a pick of the same market type in other fixtures of the league. */
  readonly inLeague: number | undefined
}

type Volume = { readonly outcomeId: OutcomeId; readonly bets: readonly PickedBet[]; readonly stakes: number }

/** Returns picks whose stakes within the window are large enough to compare. */
export const largeVolumes = (bets: readonly PickedBet[], { volumeMin }: Thresholds): readonly Volume[] =>
  [...Map.groupBy(bets, ({ outcomeId }) => outcomeId)]
    .map(([outcomeId, own]) => ({ outcomeId, bets: own, stakes: stakesOf(own) }))
    .filter(({ stakes }) => stakes >= volumeMin)

/** Mean stakes on the other picks of the same fixture. */
export function meanBeside({ outcomeId, bets }: Volume, all: readonly PickedBet[]): number | undefined {
  const fixtureId = bets[0]?.fixtureId
  const beside = all.filter(bet => bet.fixtureId === fixtureId && bet.outcomeId !== outcomeId)
  const picks = new Set(beside.map(bet => bet.outcomeId)).size
  return picks === 0 ? undefined : Math.floor(stakesOf(beside) / picks)
}

/**
 * Finds stakes on one pick that are many times the usual amount on its fixture and in its league,
 * whichever is higher (B19).
 */
export function unusualVolume(volume: Volume, usual: UsualStakes, thresholds: Thresholds): Hint | undefined {
  const { onFixture, inLeague } = usual
  const known = Math.max(onFixture ?? 0, inLeague ?? 0)
  if (volume.stakes < known * thresholds.volumeTimes) return undefined
  return {
    kind: 'unusual-volume',
    subject: `outcome:${volume.outcomeId}`,
    key: 'volume',
    bets: volume.bets,
    others: [],
    text: textOf(volume, usual, known, thresholds),
  }
}

function textOf(
  { bets, stakes }: Volume,
  { onFixture, inLeague }: UsualStakes,
  known: number,
  { windowMinutes, volumeMin, volumeTimes }: Thresholds,
): string {
  const figures = `최근 ${windowMinutes}분 동안 한 픽에 ${formatFigure(bets.length)}건, ${formatFigure(stakes)}원이 베팅되었습니다.`
  const usual = [
    ...(onFixture === undefined ? [] : [`같은 경기 다른 픽 평균 ${formatFigure(onFixture)}원`]),
    ...(inLeague === undefined ? [] : [`리그의 같은 마켓 평균 ${formatFigure(inLeague)}원`]),
  ]
  const compared =
    known === 0
      ? '비교할 베팅 기록이 없습니다.'
      : `평소(${usual.join(', ')})의 약 ${formatFigure(Math.floor(stakes / known))}배입니다.`
  return `${figures} ${compared} (기준 ${formatFigure(volumeMin)}원 이상, 평소의 ${formatFigure(volumeTimes)}배 이상)`
}
