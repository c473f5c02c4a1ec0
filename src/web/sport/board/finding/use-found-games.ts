import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type BoardType, fixtureContract, type Game } from '#contract/fixtures/fixtures.ts'
import { inplayContract } from '#contract/fixtures/inplay.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { useCall } from '#web/client/api/api.ts'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { type Address, eventsQuery } from './board-query.ts'
import { gamesOfSport, sportKeyOf } from './running-sports.ts'

/** Milliseconds without a keystroke before the server is asked. */
const pause = 150

/** The list of a page; in-play pages have a list of their own. */
const boardOf = (page: BetPage | undefined): BoardType | undefined =>
  page === 'inplay' || page === 'virtual' || page === 'minigame' ? undefined : page

type Found = {
  readonly games: readonly Game[]
  /** Total number of matches. */
  readonly count: number
}

/**
 * Fixtures that match a text by name, English name or initials, limited to the page's list with its sport
 * and league; undefined until loaded.
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

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => settle(text), pause)
    return () => window.clearTimeout(timer)
  }, [text])
  return settled
}
