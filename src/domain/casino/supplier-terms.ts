/** Wallet protocols of suppliers (`src/server/casino/dialects`), with their names for operators. */
export const dialectNames = ['command', 'transactions'] as const
export type Dialect = (typeof dialectNames)[number]
export const dialectWords: Readonly<Record<Dialect, string>> = {
  command: '단일 주소 (command)',
  transactions: '주소별 호출 (transactions)',
}

/** How long a replaced key stays valid next to the new one; 0 when the old key may have leaked. */
export const oldKeyMinutes = [0, 10, 60, 1_440] as const
export type OldKeyMinutes = (typeof oldKeyMinutes)[number]

/** Code of a supplier in URLs. It never changes. */
export const SUPPLIER_CODE = /^[a-z0-9-]{1,20}$/
/** Maximum number of IP addresses of a supplier. */
export const SUPPLIER_ADDRESSES_MAX = 20
/** Highest sort number of suppliers, providers and games in the lobby. */
export const LOBBY_POSITION_MAX = 9_999
