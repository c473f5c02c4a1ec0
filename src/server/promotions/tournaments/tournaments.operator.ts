import type { tournamentOperatorContract } from '#contract/promotions/tournaments.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { cancelTournament, type EditDeps, editTournament, writeTournament } from './edit-tournaments.ts'
import { readDeskTournaments, readStandings } from './read-tournaments.ts'
import { draftOf, wireDesk } from './wire-tournament.ts'

/** Operator routes of tournaments: creating, changing, cancelling, and standings. */
export const tournamentOperatorRoutes = (deps: EditDeps): Handlers<typeof tournamentOperatorContract> => ({
  list: async ({ query: { page, ...filter } }) => {
    const { tournaments, ...counts } = await readDeskTournaments(deps, filter, page)
    return accept({ tournaments: tournaments.map(wireDesk), ...counts })
  },
  one: async ({ params, query }) => {
    const found = await readStandings(deps, params.tournamentId, query.page)
    if (!found) return refuse({ code: 'NOT_FOUND' })
    const { seen, standings, ...counts } = found
    return accept({ tournament: wireDesk(seen), standings: [...standings], ...counts })
  },
  write: async ({ body, caller, ip }) => {
    const who = { operator: caller, ip, reason: body.reason }
    const written = await writeTournament(deps, who, draftOf(body), body.key)
    return written.ok ? accept(wireDesk(written.value)) : written
  },
  edit: async ({ params, body, caller, ip }) => {
    const who = { operator: caller, ip, reason: body.reason }
    const edited = await editTournament(deps, who, params.tournamentId, draftOf(body))
    return edited.ok ? accept(wireDesk(edited.value)) : edited
  },
  cancel: async ({ params, body, caller, ip }) => {
    const who = { operator: caller, ip, reason: body.reason }
    const cancelled = await cancelTournament(deps, who, params.tournamentId)
    return cancelled.ok ? accept(wireDesk(cancelled.value)) : cancelled
  },
})
