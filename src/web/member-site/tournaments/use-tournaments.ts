import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { TOURNAMENT_TOPIC } from '#contract/live/live.ts'
import { type Tournament, tournamentContract } from '#contract/promotions/tournaments.ts'
import { type Instant, SECOND } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import type { TournamentProduct } from '#domain/promotions/tournament.ts'
import { useCall } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { useNewsReread } from '#web/client/live/use-news-reread.ts'
import { useAddressPage } from '#web/client/navigation/use-address-page.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { useClock } from '#web/kit/time/use-clock.ts'

/** The tournament id of the URL; undefined without one. */
export function useAskedTournament(): number | undefined {
  const { id }: { readonly id?: string | number } = useSearch({ strict: false })
  return /^[1-9]\d{0,14}$/.test(String(id ?? '')) ? Number(id) : undefined
}

/** One page of a product's tournaments. */
export function useTournamentList(product: TournamentProduct) {
  const { page, turnTo } = useAddressPage()
  const answer = useCall(
    tournamentContract.list,
    { query: { product, page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  useLastPage(page, answer)
  return { page, turnTo, answer }
}

const routes = [tournamentContract.one] as const
const news = { topic: TOURNAMENT_TOPIC, event: 'tournament', routes } as const

/** A tournament with its ranking; refetched on its news, and when it begins or ends. */
export function useTournament(tournamentId: number) {
  const answer = useCall(tournamentContract.one, { params: { tournamentId } }, { staleTime: 0 })
  useNewsReread(news)
  const { data } = answer
  const turned = useClock(now => data !== undefined && hasTurned(data, now))
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!turned) return
    for (const route of [tournamentContract.one, tournamentContract.list]) void readAgain(queryClient, route)
  }, [turned, queryClient])
  return answer
}

/** Allowance for clock differences: by then the server has changed the state. */
const CLOCKS = 2 * SECOND

/** True if it has begun or ended since it was loaded. */
function hasTurned({ state, startsAt, endsAt }: Tournament, now: Instant): boolean {
  const turn = state === 'coming' ? startsAt : state === 'running' ? endsAt : ''
  const at = parseSeoul(turn)
  return at !== undefined && now >= at + CLOCKS
}
