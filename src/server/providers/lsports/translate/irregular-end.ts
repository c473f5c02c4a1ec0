import type { IrregularEnd } from '#domain/fixtures/irregular-end.ts'

/** Of the vendor's status descriptions those by which a final score is no ordinary result; in all sports. */
const IRREGULAR: Readonly<Record<number, IrregularEnd>> = {
  3: 'home-retired',
  4: 'away-retired',
  5: 'score-unsure',
  10: 'home-walkover',
  11: 'away-walkover',
  15: 'score-unsure',
  60: 'home-disqualified',
  61: 'away-disqualified',
  70: 'no-contest',
}

/** What a `Scoreboard.Description` says of the end of the match; undefined for breaks, time-outs and the like. */
export const irregularEndOf = (description: number | undefined): IrregularEnd | undefined =>
  description === undefined ? undefined : IRREGULAR[description]
