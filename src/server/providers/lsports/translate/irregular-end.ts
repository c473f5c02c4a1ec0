import type { IrregularEnd } from '#domain/fixtures/irregular-end.ts'

/** The vendor's status descriptions after which a final score is not an ordinary result; for all sports. */
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

/**
 * Returns how the match ended early according to `Scoreboard.Description`; undefined for breaks, time-outs and the
 * like.
 */
export const irregularEndOf = (description: number | undefined): IrregularEnd | undefined =>
  description === undefined ? undefined : IRREGULAR[description]
