import type { DeskTournament, TournamentEntry } from '#contract/promotions/tournaments.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { points } from '#domain/money.ts'
import { isPlacePrizes, type PlacePrize, prizeTotal } from '#domain/promotions/place-prizes.ts'
import {
  isTournamentPeriod,
  type TournamentProduct,
  type TournamentRule,
} from '#domain/promotions/tournament.ts'
import { nextKey } from '../kit/entry-lines.tsx'
import { fieldTime, wireTime } from '../kit/period-fields.tsx'

/** Points for the places after the previous line, up to `to`; undefined for an empty field. */
export type PrizeLine = {
  readonly key: number
  readonly to: number | undefined
  readonly points: number | undefined
}

/** A tournament in the form; times as in the browser's fields, '' for empty ones. */
export type TournamentDraft = {
  readonly product: TournamentProduct
  readonly title: string
  readonly rule: TournamentRule
  readonly stakeMin: number | undefined
  readonly from: string
  readonly until: string
  readonly prizes: readonly PrizeLine[]
}

const firstPrizes = [
  { key: 0, to: 1, points: 50_000 },
  { key: 1, to: 2, points: 30_000 },
  { key: 2, to: 3, points: 20_000 },
  { key: 3, to: 10, points: 5_000 },
] as const

export const newDraft: TournamentDraft = {
  product: 'sports',
  title: '',
  rule: 'net',
  stakeMin: 1_000,
  from: '',
  until: '',
  prizes: firstPrizes,
}

export const draftOf = (tournament: DeskTournament): TournamentDraft => ({
  product: tournament.product,
  title: tournament.title,
  rule: tournament.rule,
  stakeMin: tournament.stakeMin,
  from: fieldTime(tournament.startsAt),
  until: fieldTime(tournament.endsAt),
  prizes: tournament.prizes.map(({ to, points: each }, key) => ({ key, to, points: each })),
})

export const withLine = ({ prizes, ...draft }: TournamentDraft): TournamentDraft => {
  const last = prizes.at(-1)
  const key = nextKey(prizes)
  return { ...draft, prizes: [...prizes, { key, to: (last?.to ?? 0) + 1, points: last?.points }] }
}

/** The typed prizes, each line from the place after the previous one. */
export const prizesOf = ({ prizes }: Pick<TournamentDraft, 'prizes'>): readonly PlacePrize[] =>
  prizes.map(({ to = 0, points: each = 0 }, index) => ({
    from: (prizes[index - 1]?.to ?? 0) + 1,
    to,
    points: points(each),
  }))

/** Total of all prizes; undefined while the lines are no valid table. */
export function totalOf(draft: TournamentDraft): number | undefined {
  const prizes = prizesOf(draft)
  return isPlacePrizes(prizes) ? prizeTotal(prizes) : undefined
}

/** True if the period is valid or incomplete. */
export function isPeriodMeant({ from, until }: TournamentDraft): boolean {
  const [startsAt, endsAt] = [parseSeoul(from), parseSeoul(until)]
  return startsAt === undefined || endsAt === undefined || isTournamentPeriod(startsAt, endsAt)
}

/** The request body of a draft; undefined while fields are missing or invalid. */
export function entryOf(draft: TournamentDraft): TournamentEntry | undefined {
  const { product, title, rule, stakeMin = 0, from, until } = draft
  const [startsAt, endsAt] = [wireTime(from), wireTime(until)]
  if (title.trim() === '' || stakeMin < 1 || startsAt === null || endsAt === null) return undefined
  if (!isPeriodMeant(draft) || totalOf(draft) === undefined) return undefined
  return { product, title: title.trim(), rule, stakeMin, startsAt, endsAt, prizes: [...prizesOf(draft)] }
}
