import { useEffect } from 'react'
import { minigameContract, type WireGame } from '#contract/minigame/minigames.ts'
import type { Output } from '#contract/wire/route.ts'
import { productOfKind } from '#domain/minigames/virtual/venues.ts'
import { won } from '#domain/money.ts'
import { CallError, useCall } from '#web/client/api/api.ts'
import { setRoundTerms } from '../cart/round-terms.ts'
import { leaveClosed, MAINTENANCE_TEXT } from '../rounds/use-closed-area.ts'

/** The API client's fallback text; the test of ERR-018 checks that both are the same. */
const unknownText = '문제가 발생했습니다. 관리자에게 문의해주세요.'
/** Error text of ERR-018. */
const failedText = '문제가 발생했습니다. 시스템관리자에게 문의해주세요.'

/**
 * Loads the setting of the open game page and passes its limits to the cart. Without a setting, or during
 * maintenance, alerts the member and goes home (MAINT-007, MAINT-008). Returns true once the game may be
 * played.
 */
export function useSetting(game: Named): boolean {
  const closed = useTerms(game)
  useEffect(() => {
    if (closed !== undefined) leaveClosed(closed)
  }, [closed])
  return closed === undefined
}

type Named = Pick<WireGame, 'gameId' | 'title' | 'kind'>

/** Passes the limits of a game to the cart; returns why it can't be played, undefined when it can. */
export function useTerms({ gameId, title, kind }: Named): string | undefined {
  const { data, error } = useCall(minigameContract.setting, { params: { id: gameId } }, { staleTime: 0 })
  useEffect(() => {
    setRoundTerms({
      ...{ gameId, title, product: productOfKind(kind) },
      ...(data && {
        limits: {
          stakeMin: won(data.stakeMin),
          stakeMax: won(data.stakeMax),
          winningsMax: won(data.payoutMax),
        },
        slipsMax: data.slipsMax,
      }),
    })
  }, [data, gameId, title, kind])
  return closedText(data, error)
}

type Setting = Output<typeof minigameContract.setting>

/**
 * Why the game can't be played: maintenance, no setting, or a failed request (ERR-017 to ERR-019);
 * undefined otherwise.
 */
function closedText(data: Setting | null | undefined, error: Error | null): string | undefined {
  if (data?.systemMaintenanceFlg === 1)
    return [MAINTENANCE_TEXT, data.maintenanceText].filter(Boolean).join('\n')
  if (data === null) return MAINTENANCE_TEXT
  if (error === null) return undefined
  if (!(error instanceof CallError)) return MAINTENANCE_TEXT
  const { handled, status, text } = error.refusal
  if (handled || isPassing(status, data !== undefined)) return undefined
  return text === unknownText ? failedText : text
}

/**
 * Temporary errors are ignored: network errors, rate limits, and server errors once the setting is
 * loaded.
 */
const isPassing = (status: number, isKnown: boolean): boolean =>
  status === 0 || status === 429 || (isKnown && status >= 500)
