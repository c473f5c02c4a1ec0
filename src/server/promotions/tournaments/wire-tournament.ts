import type { DeskTournament, TournamentEntry } from '#contract/promotions/tournaments.ts'
import { assert } from '#domain/assert.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul, parseSeoul } from '#domain/korean-formats.ts'
import { points } from '#domain/money.ts'
import { prizeTotal } from '#domain/promotions/place-prizes.ts'
import { prizesDueAt, type TournamentState } from '#domain/promotions/tournament.ts'
import type { SeenTournament } from './read-tournaments.ts'
import type { StoredTournament, TournamentDraft } from './tournaments.sql.ts'

const seoul = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

/** Public data of a tournament. */
export const wireHead = (
  { id, product, title, rule, stakeMin, startsAt, endsAt, prizes }: StoredTournament,
  state: TournamentState,
) => ({
  id,
  product,
  title,
  rule,
  stakeMin,
  startsAt: seoul(startsAt),
  endsAt: seoul(endsAt),
  state,
  prizeTotal: prizeTotal(prizes),
})

/** Its prizes, and when they are paid. */
export const wirePrizes = (tournament: StoredTournament) => ({
  prizes: [...tournament.prizes],
  prizesAt: seoul(prizesDueAt(tournament)),
})

/** A tournament as shown to operators. */
export const wireDesk = ({ tournament, state, ranked, paid }: SeenTournament): DeskTournament => ({
  ...wireHead(tournament, state),
  ...wirePrizes(tournament),
  createdAt: seoul(tournament.createdAt),
  operator: tournament.operator ?? '',
  ranked,
  paid,
})

/** An operator's input as stored. */
export const draftOf = ({ startsAt, endsAt, prizes, ...entry }: TournamentEntry): TournamentDraft => ({
  product: entry.product,
  title: entry.title,
  rule: entry.rule,
  stakeMin: entry.stakeMin,
  startsAt: momentOf(startsAt),
  endsAt: momentOf(endsAt),
  prizes: prizes.map(({ points: each, ...places }) => ({ ...places, points: points(each) })),
})

function momentOf(text: string): Instant {
  const at = parseSeoul(text)
  assert(at !== undefined, 'the contract lets moments alone in')
  return at
}
