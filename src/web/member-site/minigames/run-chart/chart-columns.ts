import type { DrawnRound } from '#contract/minigame/minigames.ts'
import { splitNote } from '../markets/market-layout.ts'

/** A round in the chart. */
export type ChartMark = { readonly round: number; readonly id: string; readonly pick: string }

/** Six rows (육매). */
export const CHART_ROWS = 6

/** Results of a market, oldest first, without rounds in which no pick won. */
export const marksOf = (market: string, recent: readonly DrawnRound[]): readonly ChartMark[] =>
  recent.toReversed().flatMap(({ id, round, results }) => {
    const pick = results.find(one => one.market === market)?.won[0]
    return pick === undefined ? [] : [{ id, round, pick }]
  })

/**
 * One column for each run of equal results; a run longer than the chart's height continues in the next
 * column.
 */
export function columnsOf(marks: readonly ChartMark[]): readonly (readonly ChartMark[])[] {
  const columns: ChartMark[][] = []
  for (const mark of marks) {
    const last = columns.at(-1)
    if (last && last[0]?.pick === mark.pick && last.length < CHART_ROWS) last.push(mark)
    else columns.push([mark])
  }
  return columns
}

/** One-character label of a pick: 홀, 언, 3. */
export const signOf = (label: string): string => splitNote(label).label.charAt(0)

/** "홀 50 · 짝 50". */
export const countsText = (
  bets: readonly { readonly betName: string; readonly betNameKorean: string }[],
  marks: readonly ChartMark[],
): string =>
  bets
    .map(
      ({ betName, betNameKorean }) =>
        `${splitNote(betNameKorean).label} ${marks.filter(({ pick }) => pick === betName).length}`,
    )
    .join(' · ')
