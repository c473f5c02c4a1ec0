import { useEffect } from 'react'
import { create } from 'zustand'
import type { BetTerms } from '#contract/bets/bet-terms.ts'
import { siteContract } from '#contract/site/site.ts'
import type { SportId } from '#domain/ids.ts'
import { odds } from '#domain/odds.ts'
import { type HouseTerms, shippedTerms } from '#domain/slip/house-terms.ts'
import { useCall } from '#web/client/api/api.ts'

/** The terms for slips; the shipped defaults until they are loaded. */
export const houseTermsStore = create<HouseTerms>(() => shippedTerms)

const readTerms = ({ crossRules, bonusTiers }: BetTerms): HouseTerms => ({
  cross: {
    ...crossRules,
    sports: crossRules.sports.map(({ sportId, pairs }) => ({ sportId: sportId as SportId, pairs })),
  },
  tiers: bonusTiers.map(({ folds, betPrice, useFlag }) => ({
    folds,
    odds: odds(Math.round(betPrice * 100)),
    offered: useFlag === 1,
  })),
})

/** The answer already applied to the store: several parts of a page use it. */
let taken: BetTerms | undefined

/** The terms in force; changes by an operator arrive without a reload (handbook 1.4, 1.6). */
export function useHouseTerms(): HouseTerms {
  const { data } = useCall(siteContract.terms, undefined, { staleTime: 60_000 })
  useEffect(() => {
    if (!data || data === taken) return
    taken = data
    houseTermsStore.setState(readTerms(data))
  }, [data])
  return houseTermsStore()
}
