import { create } from 'zustand'
import type { Result } from '#domain/result.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { showToast, showUndo } from '#web/kit/overlays/toasts.ts'
import { readLevelsAnew } from './level-settings.ts'

type SlipState<S, P> = {
  readonly slip: S
  /** The page of the slip; undefined on pages without such a cart. */
  readonly page: P | undefined
  /** Key of the request that is sending this slip; the slip cannot change until it is answered. */
  readonly lockedBy: string | undefined
}

/** A slip being sent, and its page; the member may have moved to another page since. */
export type Sent<S, P> = { readonly slip: S; readonly page: P }

type SlipStart<S, P> = {
  readonly empty: S
  /** The page whose rules apply on pages without betting. */
  readonly usualPage: P
}

const lockedText = '베팅 접수 중에는 선택을 바꿀 수 없습니다.'

/** Creates the slip of one kind of game in this browser; lists add to it and the cart shows it. */
export function createSlipStore<S, P>({ empty, usualPage }: SlipStart<S, P>) {
  const useSlip = create<SlipState<S, P>>(() => ({ slip: empty, page: undefined, lockedBy: undefined }))
  const setSlip = (slip: S): void => useSlip.setState({ slip })
  /** Clears picks and amount, after an accepted bet or on leaving the page (PICK-003). */
  const clearSlip = (): void => setSlip(empty)

  /** Removes picks by hand and offers undo in a toast, until the slip changes again. */
  function takeOut(next: S, text: string): void {
    const before = useSlip.getState()
    setSlip(next)
    const stands = ({ slip, page, lockedBy }: SlipState<S, P>): boolean =>
      slip === next && page === before.page && lockedBy === undefined
    const drop = showUndo(text, () => {
      if (stands(useSlip.getState())) setSlip(before.slip)
    })
    const stop = useSlip.subscribe(state => {
      if (stands(state)) return
      stop()
      drop()
    })
  }
  let entrance: object = {}

  return {
    useSlip,
    setSlip,
    clearSlip,
    takeOut,
    /** The trash button (CART-005). */
    emptySlip: (): void => takeOut(empty, '선택을 모두 삭제했습니다.'),
    readPage: (): P => useSlip.getState().page ?? usualPage,

    /** A press on odds: adds or removes the pick, or shows why not as an alert (PICK-014, VALID-030). */
    takeSlip<V>(next: Result<S, V>, textOf: (violation: V) => string): void {
      if (useSlip.getState().lockedBy !== undefined) showToast(lockedText)
      else if (next.ok) setSlip(next.value)
      else showAlert(textOf(next.refusal))
    },

    /** Locks the sent slip until its bet is answered (BETFLOW-002, handbook 2.4). */
    lockSlip(slip: S, key: string): void {
      setSlip(slip)
      useSlip.setState({ lockedBy: key })
    },

    unlockSlip(key: string): void {
      if (useSlip.getState().lockedBy === key) useSlip.setState({ lockedBy: undefined })
    },

    /**
     * Enters a page with a cart; returns the function that leaves it. Leaving clears the cart
     * (BETFLOW-017, BETFLOW-018), unless the same kind of page follows at once, as `/korea` after
     * `/korea/cross`.
     */
    enterPage(page: P): () => void {
      if (useSlip.getState().page !== page) {
        clearSlip()
        useSlip.setState({ page, lockedBy: undefined })
      }
      const own = {}
      entrance = own
      readLevelsAnew()
      return () =>
        queueMicrotask(() => {
          if (entrance !== own) return
          useSlip.setState({ page: undefined, lockedBy: undefined })
          clearSlip()
        })
    },
  }
}

export type SlipStore<S, P> = ReturnType<typeof createSlipStore<S, P>>
