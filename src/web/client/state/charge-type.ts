import { create } from 'zustand'

/** How a member pays in: 1 by bank, 2 by tether (FIELD-048, FIELD-050). */
export const chargeTypes = { bank: 1, tether: 2 } as const
type ChargeType = (typeof chargeTypes)[keyof typeof chargeTypes]

/** The deposit type that was chosen last; 1 at the start (WALLET-013). */
export const useChargeType = create<{ readonly type: ChargeType }>(() => ({ type: chargeTypes.bank }))

export const chooseChargeType = (type: ChargeType): void => useChargeType.setState({ type })
