import { useCallback, useEffect, useRef } from 'react'
import { type BetPage, pickVariant } from '#domain/markets/bet-page.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { takeRefusedChanges } from '#web/sport/cart/changes/refused-changes.ts'
import { takeChanges } from '#web/sport/cart/changes/take-changes.ts'
import { enterBetPage, pickSelection, useSlip } from '#web/sport/cart/slip-store.ts'

/**
 * The boards to which home's odds belong: their rules apply, and the cart is kept when navigating to
 * them.
 */
type HomePage = Extract<BetPage, 'europe' | 'inplay'>

const mixedText = (page: HomePage): string =>
  pickVariant(page) === 'in-play'
    ? '진행 중인 경기는 시작 전 경기와 함께 베팅할 수 없습니다. 베팅카트를 비운 뒤 선택해 주세요.'
    : '시작 전 경기는 진행 중인 경기와 함께 베팅할 수 없습니다. 베팅카트를 비운 뒤 선택해 주세요.'

/**
 * The cart on the home page. It belongs to the European board, or to the in-play board while it contains
 * live matches: they have different rules, so a cart never mixes both (PICK-007, LIMIT-006).
 */
export function useHomeCart() {
  const leave = useRef<() => void>(undefined)
  const page = useSlip(state => state.page)
  useEffect(() => {
    leave.current = enterBetPage('europe')
    return () => leave.current?.()
  }, [])
  useEffect(() => (page === 'europe' ? takeRefusedChanges(takeChanges) : undefined), [page])
  const pickOn = useCallback((wanted: HomePage, selection: Selection) => {
    const { page: entered, slip, lockedBy } = useSlip.getState()
    if (entered !== wanted && lockedBy === undefined) {
      if (slip.legs.length > 0) return showAlert(mixedText(wanted))
      leave.current = enterBetPage(wanted)
    }
    pickSelection(selection)
  }, [])
  return {
    pickBefore: useCallback((selection: Selection) => pickOn('europe', selection), [pickOn]),
    pickRunning: useCallback((selection: Selection) => pickOn('inplay', selection), [pickOn]),
  }
}
