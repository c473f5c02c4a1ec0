import { useSlip } from '../slip-store.ts'
import { useWaitingBets, type WaitingBet } from './waiting-bets.ts'

/** The pending bet whose slip the cart shows. */
export function useLockingBet(): WaitingBet | undefined {
  const key = useSlip(state => state.lockedBy)
  return useWaitingBets(({ bets }) => bets.find(bet => bet.key === key))
}
