import { useMemo } from 'react'
import { create } from 'zustand'
import type { PageLimits } from '#contract/site/site.ts'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { won } from '#domain/money.ts'
import {
  type BetLimits,
  findLevelSetting,
  type LevelSetting,
  limitsInForce,
} from '#domain/slip/bet-limits.ts'
import type { SlipTerms } from '#domain/slip/bet-slip.ts'
import type { CrossRules } from '#domain/slip/cross-rules.ts'
import { useSession } from '#web/client/api/api.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { readLimits, useLevelSettings } from '#web/play/cart/level-settings.ts'
import { houseTermsStore, useHouseTerms } from './house-terms.ts'

/** The proto page's own limits, undefined until loaded (LIMIT-007). */
const useProtoLimits = create<{ readonly proto: BetLimits | undefined }>(() => ({ proto: undefined }))

/** Stores the limits of the proto page. */
export const takeProtoLimits = (wire: PageLimits): void =>
  useProtoLimits.setState({ proto: readLimits(wire) })

type Asked = {
  readonly page: BetPage
  readonly levels: readonly LevelSetting[] | undefined
  readonly proto: BetLimits | undefined
  readonly level: number
  readonly tendency: number
  readonly emoney: number
  readonly cross: CrossRules
}

function termsOf({ page, levels = [], proto, level, tendency, emoney, cross }: Asked): SlipTerms {
  const setting = findLevelSetting(levels, level)
  const limits = limitsInForce({ page, setting, tendency, ...(proto && { proto }) })
  return { page, limits, balance: won(emoney), cross }
}

/** The current terms of a slip on a page, for event handlers. */
export function readTerms(page: BetPage): SlipTerms {
  const { level = 0, tendency = 0, emoney = 0 } = sessionStore.current()?.user ?? {}
  const { levels } = useLevelSettings.getState()
  const { proto } = useProtoLimits.getState()
  const { cross } = houseTermsStore.getState()
  return termsOf({ page, levels, proto, level, tendency, emoney, cross })
}

/** The same for components; follows balance and limits. */
export function useSlipTerms(page: BetPage): SlipTerms {
  const levels = useLevelSettings(state => state.levels)
  const proto = useProtoLimits(state => state.proto)
  const { cross } = useHouseTerms()
  const { level = 0, tendency = 0, emoney = 0 } = useSession()?.user ?? {}
  return useMemo(
    () => termsOf({ page, levels, proto, level, tendency, emoney, cross }),
    [page, levels, proto, level, tendency, emoney, cross],
  )
}
