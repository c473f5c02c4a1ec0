/** Optional header that makes a bet request repeatable: up to this many printable characters. */
export const idempotencyKeyHeader = 'idempotency-key'
export const IDEMPOTENCY_KEY_LENGTH_MAX = 100

/**
 * Optional header with the odds changes that a member accepts automatically: `none`, `better` or `any`
 * (handbook 2.5). Without it the spec's changeFlag decides: 1 is `any` in European style (API-025).
 */
export const oddsAcceptModeHeader = 'odds-accept-mode'
