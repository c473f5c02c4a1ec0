import { create } from 'zustand'

const storageKey = 'cart.pinned'

/** A pinned cart follows the scroll; stored in this browser, pinned by default (CART-003, CART-004). */
export const useCartPin = create<{ readonly pinned: boolean }>(() => ({
  pinned: window.localStorage.getItem(storageKey) !== '0',
}))

export function toggleCartPin(): void {
  const pinned = !useCartPin.getState().pinned
  window.localStorage.setItem(storageKey, pinned ? '1' : '0')
  useCartPin.setState({ pinned })
}
