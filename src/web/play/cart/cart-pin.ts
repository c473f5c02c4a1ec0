import { create } from 'zustand'

const storageKey = 'cart.pinned'

/** Pinned, the cart follows the scroll; the choice is kept on this browser, pinned at first (CART-003, CART-004). */
export const useCartPin = create<{ readonly pinned: boolean }>(() => ({
  pinned: window.localStorage.getItem(storageKey) !== '0',
}))

export function toggleCartPin(): void {
  const pinned = !useCartPin.getState().pinned
  window.localStorage.setItem(storageKey, pinned ? '1' : '0')
  useCartPin.setState({ pinned })
}
