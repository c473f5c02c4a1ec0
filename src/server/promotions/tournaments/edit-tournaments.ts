import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { isPlacePrizes, placesText, prizeTotal } from '#domain/promotions/place-prizes.ts'
import {
  isTournamentPeriod,
  tournamentProductWord,
  tournamentRuleWord,
  tournamentState,
  tournamentStateWord,
} from '#domain/promotions/tournament.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  type OperatorAct,
  recordAct,
  refusalForAmount,
  type Site,
  tellContentChanged,
} from '#server/site/site.ts'
import { type SeenTournament, seenTournament } from './read-tournaments.ts'
import {
  findKeyedTournament,
  findTournament,
  insertTournament,
  lockTournament,
  markCancelled,
  type TournamentDraft,
  updateTournament,
} from './tournaments.sql.ts'

export type EditDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'> & {
  readonly site: Pick<Site, 'settings'>
}

type DraftRefusal = Refusal<'TOURNAMENT_PERIOD' | 'TOURNAMENT_PRIZES' | 'HAND_MONEY_MAX'>
type WriteRefusal = DraftRefusal | Refusal<'SECOND_PERSON_NEEDED'>

function draftRefusal({ site }: EditDeps, draft: TournamentDraft, now: Instant): DraftRefusal | undefined {
  if (draft.startsAt <= now || !isTournamentPeriod(draft.startsAt, draft.endsAt))
    return { code: 'TOURNAMENT_PERIOD' }
  if (!isPlacePrizes(draft.prizes)) return { code: 'TOURNAMENT_PRIZES' }
  const max = site.settings().handMoneyMax
  return draft.prizes.some(({ points }) => points > max) ? { code: 'HAND_MONEY_MAX', max } : undefined
}

/**
 * Creates a tournament; the same key returns the existing one. Its total prizes count as money given manually: from the
 * configured amount on it needs two operators (X4).
 */
export const writeTournament = (
  deps: EditDeps,
  who: OperatorAct,
  draft: TournamentDraft,
  key: string | undefined,
): Promise<Result<SeenTournament, WriteRefusal | Refusal<'KEY_REUSED'>>> =>
  deps.db.transaction(async tx => {
    const at = deps.clock.now()
    const operatorId = who.operator.memberId
    const repeated = await findWritten(tx, who, draft, { key, at })
    if (repeated) return repeated
    const no = draftRefusal(deps, draft, at)
    if (no) return refuse(no)
    const prizeRef = deps.newUuid()
    const id = await insertTournament(tx, { ...draft, operatorId, key: key ?? null, prizeRef }, at)
    if (id !== undefined) return done(deps, tx, who, { id, act: 'write-tournament', stored: undefined, at })
    // The same request was stored concurrently a moment ago.
    return (await findWritten(tx, who, draft, { key, at })) ?? refuse({ code: 'KEY_REUSED' })
  })

/** Returns what exists under the operator's key: the same tournament, or a refusal if the key was used for another. */
async function findWritten(
  tx: Tx,
  { operator }: OperatorAct,
  draft: TournamentDraft,
  { key, at }: { readonly key: string | undefined; readonly at: Instant },
): Promise<Result<SeenTournament, Refusal<'KEY_REUSED'>> | undefined> {
  const known = key === undefined ? undefined : await findKeyedTournament(tx, operator.memberId, key)
  if (!known) return undefined
  return isSame(known, draft) ? accept(await seenTournament(tx, known, at)) : refuse({ code: 'KEY_REUSED' })
}

/** Changes a tournament that has not begun. */
export const editTournament = (
  deps: EditDeps,
  who: OperatorAct,
  id: number,
  draft: TournamentDraft,
): Promise<Result<SeenTournament, WriteRefusal | Refusal<'NOT_FOUND' | 'TOURNAMENT_OVER'>>> =>
  deps.db.transaction(async tx => {
    const stored = await lockTournament(tx, id)
    if (!stored) return refuse({ code: 'NOT_FOUND' })
    const at = deps.clock.now()
    if (tournamentState(stored, at) !== 'coming') return refuse({ code: 'TOURNAMENT_OVER' })
    const no = draftRefusal(deps, draft, at)
    if (no) return refuse(no)
    await updateTournament(tx, id, draft)
    return done(deps, tx, who, { id, act: 'edit-tournament', stored, at })
  })

type Done = {
  readonly id: number
  readonly act: 'write-tournament' | 'edit-tournament'
  /** The tournament before the edit. */
  readonly stored: TournamentDraft | undefined
  readonly at: Instant
}

/** Requires a second operator where needed, writes the log and notifies open pages. */
async function done(
  { bus, site }: EditDeps,
  tx: Tx,
  who: OperatorAct,
  { id, act, stored, at }: Done,
): Promise<Result<SeenTournament, Refusal<'SECOND_PERSON_NEEDED'>>> {
  const tournament = await findTournament(tx, id)
  assert(tournament, 'the tournament that was just written')
  const before = stored ? factsOf(stored) : null
  const told = { act, subject: `tournament:${id}`, before, after: factsOf(tournament) }
  const amount = prizeTotal(tournament.prizes)
  const adds = Math.max(0, amount - (stored ? prizeTotal(stored.prizes) : 0))
  const alone = await refusalForAmount(tx, site, {
    ...{ class: 'money-by-hand', operator: who.operator, memberId: null, amount, adds, at },
    ...told,
  })
  if (alone) return refuse(alone)
  tellContentChanged(tx, { bus }, 'tournaments')
  await recordAct(tx, { ...who, ...told, at })
  return accept(await seenTournament(tx, tournament, at))
}

/** Cancels a tournament before its prizes are paid: nobody is paid. */
export const cancelTournament = (
  { db, clock, bus }: EditDeps,
  who: OperatorAct,
  id: number,
): Promise<Result<SeenTournament, Refusal<'NOT_FOUND' | 'TOURNAMENT_OVER'>>> =>
  db.transaction(async tx => {
    const stored = await lockTournament(tx, id)
    if (!stored) return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    const state = tournamentState(stored, at)
    if (state === 'paid' || state === 'cancelled') return refuse({ code: 'TOURNAMENT_OVER' })
    await markCancelled(tx, id, at)
    tellContentChanged(tx, { bus }, 'tournaments')
    await recordAct(tx, {
      ...who,
      act: 'cancel-tournament',
      subject: `tournament:${id}`,
      before: { state: tournamentStateWord[state] },
      after: { title: stored.title, state: tournamentStateWord.cancelled },
      at,
    })
    return accept(await seenTournament(tx, { ...stored, cancelledAt: at }, at))
  })

/** Fields for the act log, in the words of the back office. */
const factsOf = ({ product, title, rule, stakeMin, startsAt, endsAt, prizes }: TournamentDraft) => ({
  title,
  product: tournamentProductWord[product],
  scoring: tournamentRuleWord[rule],
  stakeMin,
  startsAt: formatSeoul(startsAt, 'YYYY-MM-DD HH:mm:ss'),
  endsAt: formatSeoul(endsAt, 'YYYY-MM-DD HH:mm:ss'),
  prizes: prizes.map(prize => `${placesText(prize)} ${prize.points}P`).join(', '),
})

const isSame = (known: TournamentDraft, draft: TournamentDraft): boolean =>
  JSON.stringify(factsOf(known)) === JSON.stringify(factsOf(draft))
