import { create } from 'zustand'

/** Deposit types: 1 bank, 2 tether (FIELD-048, FIELD-050). */
export const chargeTypes = { bank: 1, tether: 2 } as const
type ChargeType = (typeof chargeTypes)[keyof typeof chargeTypes]

/** The last chosen deposit type; 1 initially (WALLET-013). */
export const useChargeType = create<{ readonly type: ChargeType }>(() => ({ type: chargeTypes.bank }))

export const chooseChargeType = (type: ChargeType): void => useChargeType.setState({ type })
