import type { Feature } from '#server/platform/http/http.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'

export type Promotions = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
}

/** What members are given beside their bets, as the app takes it; a folder for each kind. */
export function openPromotions(_deps: Deps): Promotions {
  return { features: [], backgrounds: [] }
}
