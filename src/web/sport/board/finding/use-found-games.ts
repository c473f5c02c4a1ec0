import { keepPreviousData } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type BoardType, fixtureContract, type Game } from '#contract/fixtures.ts'
import { inplayContract } from '#contract/inplay.ts'
import { useCall } from '#web/client/api/api.ts'

/** Milliseconds without a key until the server is asked. */
const pause = 150

const boards: Readonly<Record<string, BoardType>> = {
  '/korea': 'cross',
  '/korea/cross': 'cross',
  '/korea/wintielose': 'wintielose',
  '/korea/handicap': 'handicap',
  '/korea/special': 'special',
  '/korea/live': 'live',
  '/europe': 'europe',
}

type Found = {
  readonly games: readonly Game[]
  /** How many there are in all. */
  readonly count: number
}

/** The matches of the page's own list that a text finds, by name, English name or initials; undefined until they are known. */
export function useFoundGames(typed: string): Found | undefined {
  const search = useSettled(typed.trim())
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const type = boards[path]
  const kept = { placeholderData: keepPreviousData, staleTime: 10_000 }
  const before = useCall(
    fixtureContract.events,
    { query: { type: type ?? 'cross', search, page: 1 } },
    { ...kept, enabled: search !== '' && type !== undefined },
  )
  const running = useCall(
    inplayContract.games,
    { query: { search } },
    { ...kept, enabled: search !== '' && type === undefined },
  )
  if (search === '') return undefined
  if (type !== undefined) return before.data && { games: before.data.games, count: before.data.totalCount }
  return running.data && { games: running.data, count: running.data.length }
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
