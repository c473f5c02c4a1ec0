import { useEffect } from 'react'
import { minigameContract } from '#contract/minigame/minigames.ts'
import { won } from '#domain/money.ts'
import { CallError, useCall } from '#web/client/api/api.ts'
import { useRoundTerms } from '../cart/round-terms.ts'
import { leaveClosed, MAINTENANCE_TEXT } from '../rounds/use-closed-area.ts'

const failedText = '문제가 발생했습니다. 시스템관리자에게 문의해주세요.'

/** A refusal that says that there is no such setting or that it can't be had, as no broken line does. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 429

/**
 * The setting of the game whose page is open: its limits go to the cart. Without one, or under maintenance, the member is
 * told and sent home (MAINT-007, MAINT-008). True once the game may be played.
 */
export function useSetting(gameId: number, title: string): boolean {
  const { data, error } = useCall(minigameContract.setting, { params: { id: gameId } }, { staleTime: 0 })
  const refusal = error instanceof CallError && isRefused(error.refusal.status) ? error.refusal : undefined
  const closed =
    data?.systemMaintenanceFlg === 1
      ? [MAINTENANCE_TEXT, data.maintenanceText].filter(Boolean).join('\n')
      : refusal && !refusal.handled
        ? refusal.text || failedText
        : undefined
  useEffect(() => {
    if (closed !== undefined) leaveClosed(closed)
  }, [closed])
  useEffect(() => {
    if (!data) return
    useRoundTerms.setState({
      gameId,
      title,
      limits: {
        stakeMin: won(data.stakeMin),
        stakeMax: won(data.stakeMax),
        winningsMax: won(data.payoutMax),
      },
      slipsMax: data.slipsMax,
    })
  }, [data, gameId, title])
  return closed === undefined
}
