import { useQueryClient } from '@tanstack/react-query'
import { ownAccountContract } from '#contract/account/own-account.ts'
import type { Output } from '#contract/wire/route.ts'
import { useCall } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'

export type OwnAccount = Output<typeof ownAccountContract.own>

/** The member's own account, always loaded fresh. */
export const useOwnAccount = () => useCall(ownAccountContract.own, undefined, { staleTime: 0 })

/** Returns a function that reloads all account data on screen. */
export function useRereadAccount(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const route of [ownAccountContract.own, ownAccountContract.devices, ownAccountContract.logins])
      void readAgain(queryClient, route)
  }
}
