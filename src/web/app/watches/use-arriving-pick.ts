import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fixtureContract } from '#contract/fixtures.ts'
import { call } from '#web/client/api/api.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { pickSelection, useSlip } from '#web/sport/cart/slip-store.ts'
import { offeredQuote, selectionOf } from '#web/sport/prices/offered.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'

type Query = Readonly<Record<string, string | undefined>>

/**
 * Odds that were pressed on a page without a cart lead to their board with `pick` in the address: the price is put
 * into the cart once the board has entered, since a cart is cleared between pages (BETFLOW-017), and the address
 * forgets it, so that going back or reloading picks nothing. A price that closed on the way is told.
 */
export function useArrivingPick(): void {
  const fixture = useSearch({ strict: false, select: (search: Query) => search.fixture })
  const pick = useSearch({ strict: false, select: (search: Query) => search.pick })
  const page = useSlip(state => state.page)
  const navigate = useNavigate()
  useEffect(() => {
    if (pick === undefined || page === undefined) return
    let isHere = true
    void findOffered(Number(fixture), pick).then(selection => {
      if (!isHere) return
      const isPicked = useSlip.getState().slip.legs.some(leg => leg.outcomeId === pick)
      if (!selection) showToast('지금은 베팅할 수 없어 베팅카트에 담지 않았습니다.')
      else if (!isPicked) pickSelection(selection)
      void navigate({
        to: '.',
        search: (old: Query) => ({ ...old, pick: undefined }),
        replace: true,
        resetScroll: false,
      })
    })
    return () => {
      isHere = false
    }
  }, [fixture, pick, page, navigate])
}

/** An outcome of a fixture as it is offered now; undefined where it is not open any more. */
async function findOffered(fixtureId: number, outcomeId: string) {
  if (!Number.isSafeInteger(fixtureId)) return undefined
  const answer = await call(fixtureContract.event, { params: { fixtureId } })
  if (!answer.ok) return undefined
  for (const market of answer.value.markets)
    for (const outcome of market.bets) {
      const offered = offeredQuote(outcome)
      if (offered.outcomeId !== outcomeId) continue
      const live = oddsStore.find(outcomeId)
      const quote = live && live.version >= offered.version ? live : offered
      return quote.status === 'open' ? selectionOf(answer.value, market, outcome, quote) : undefined
    }
  return undefined
}
