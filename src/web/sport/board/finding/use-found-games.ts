import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type BoardType, fixtureContract, type Game } from '#contract/fixtures.ts'
import { inplayContract } from '#contract/inplay.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { useCall } from '#web/client/api/api.ts'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { type Address, eventsQuery } from './board-query.ts'
import { gamesOfSport, sportKeyOf } from './running-sports.ts'

/** Milliseconds without a key until the server is asked. */
const pause = 150

/** The list that a page shows; matches in play have one of their own. */
const boardOf = (page: BetPage | undefined): BoardType | undefined =>
  page === 'inplay' || page === 'virtual' || page === 'minigame' ? undefined : page

type Found = {
  readonly games: readonly Game[]
  /** How many there are in all. */
  readonly count: number
}

/**
 * The matches that a text finds, by name, English name or initials: those that the page's own list would show, within the
 * sport and league that it shows; undefined until they are known.
 */
export function useFoundGames(typed: string): Found | undefined {
  const search = useSettled(typed.trim())
  const address: Address = useSearch({ strict: false })
  const page = useSlip(state => state.page)
  const type = boardOf(page)
  const kept = { placeholderData: keepPreviousData, staleTime: 10_000 }
  const before = useCall(
    fixtureContract.events,
    { query: eventsQuery(type ?? 'cross', { ...address, search, page: undefined }) },
    { ...kept, enabled: search !== '' && type !== undefined },
  )
  const running = useCall(
    inplayContract.games,
    { query: { search } },
    { ...kept, enabled: search !== '' && page === 'inplay' },
  )
  if (search === '') return undefined
  if (type !== undefined) return before.data && { games: before.data.games, count: before.data.totalCount }
  const shown = running.data && gamesOfSport(running.data, sportKeyOf(address))
  return shown && { games: shown, count: shown.length }
}

/** A text once it has rested. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => settle(text), pause)
    return () => window.clearTimeout(timer)
  }, [text])
  return settled
}
