import type { freeBetContract } from '#contract/promotions/free-bets.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { TermsGate } from '#server/rules/rules.ts'
import type { Site } from '#server/site/site.ts'
import { openBetDoor } from '../bet-door.ts'
import { openPlacing, type Placing, type PlacingDeps } from '../booking/placing.ts'
import type { Asking, Reading } from '../read-request-head.ts'
import { readBetRequest } from '../sports/place-bet.routes.ts'
import { openSportsMemory } from '../sports/sports-memory.ts'
import { type FreeBetRequest, type FreeRefusal, freeKind } from './free-kind.ts'
import type { FreeStakes } from './free-stake.ts'

type FreeBetting = Placing<FreeBetRequest, FreeRefusal>

/** Free bets are few: they must not take capacity from other bets. */
const SIZES = { lanes: 1, batchMax: 32 }

/** Opens the placing of bets with a free stake, once per process. */
export const openFreeBetting = (
  deps: PlacingDeps & { readonly site: Site; readonly freeStakes: FreeStakes },
): FreeBetting => openPlacing(deps, freeKind({ ...deps, ...openSportsMemory() }), SIZES)

/** Member routes for bets with a free stake: the spec's body plus the coupon used as the stake. */
export const freeBetRoutes = (placing: FreeBetting, terms: TermsGate): Handlers<typeof freeBetContract> => ({
  place: openBetDoor({ read: readFreeRequest, placing, terms }),
})

type FreeBody = Asking['body'] & { readonly couponId: string }

function readFreeRequest(asking: Asking<FreeBody>): Reading<FreeBetRequest> {
  const read = readBetRequest(asking)
  return read.ok ? accept({ ...read.value, couponId: asking.body.couponId }) : read
}
