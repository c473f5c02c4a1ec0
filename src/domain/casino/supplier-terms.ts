/** The forms in which suppliers call the wallet (`src/server/casino/dialects`), each as operators know it. */
export const dialectNames = ['command', 'transactions'] as const
export type Dialect = (typeof dialectNames)[number]
export const dialectWords: Readonly<Record<Dialect, string>> = {
  command: '단일 주소 (command)',
  transactions: '주소별 호출 (transactions)',
}

/** How long a key that is replaced lives on beside the new one; none at all where it may have leaked. */
export const oldKeyMinutes = [0, 10, 60, 1_440] as const
export type OldKeyMinutes = (typeof oldKeyMinutes)[number]

/** What a supplier is called in addresses, for good. */
export const SUPPLIER_CODE = /^[a-z0-9-]{1,20}$/
/** A supplier calls from a handful of places. */
export const SUPPLIER_ADDRESSES_MAX = 20
/** Suppliers, providers and games stand in the lobby by numbers up to this. */
export const LOBBY_POSITION_MAX = 9_999
