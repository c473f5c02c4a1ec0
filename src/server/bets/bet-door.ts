import { accept, refuse } from '#domain/result.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { TermsGate } from '#server/rules/rules.ts'
import type { OwnRefusal } from './bet-answer.ts'
import type { RequestHead } from './bet-request.ts'
import type { Placing } from './booking/placing.ts'
import type { Asking, HeadBody, Reading } from './read-request-head.ts'
import { openKnownDevices } from './record/device-labels.ts'
import { refusalOfKind } from './refusal-of-kind.ts'

type Asked<Body> = {
  readonly body: Body
  readonly caller: Pick<Caller, 'kind' | 'memberId'>
  readonly ip: string
  header(name: string): string | undefined
}

/** How to parse a request body of one kind, and where to place the bet. */
type Door<Body extends HeadBody, Request extends RequestHead, Refused> = {
  read(asking: Asking<Body>): Reading<Request>
  readonly placing: Pick<Placing<Request, Refused>, 'place'>
  readonly terms: TermsGate
}

/**
 * Returns the handler of an endpoint on which members place bets of one kind. It checks that the caller is the member
 * and has accepted the terms (API-023 to API-026).
 */
export function openBetDoor<
  Body extends HeadBody & { readonly memberId: number },
  Request extends RequestHead,
  Refused extends OwnRefusal = never,
>({ read, placing, terms }: Door<Body, Request, Refused>) {
  const deviceOf = openKnownDevices()
  const place = (request: Request) =>
    placing
      .place(request)
      .then(answer => (answer.ok ? accept({ id: answer.value.betId, emoney: answer.value.balance }) : answer))
  return ({ body, caller, ip, header }: Asked<Body>) => {
    const notOfMembers = refusalOfKind(caller.kind)
    if (notOfMembers) return refuse(notOfMembers)
    if (body.memberId !== caller.memberId) return refuse({ code: 'OTHER_MEMBER' } as const)
    const { memberId } = caller
    const device = deviceOf(header('user-agent'))
    const request = read({ body, memberId, header, device, address: ip, door: undefined })
    if (!request.ok) return request
    // Synchronous in nearly all cases: an extra promise costs time on every bet.
    const unaccepted = terms.refusalOf(memberId)
    if (!unaccepted) return place(request.value)
    return unaccepted.then(refusal => (refusal ? refuse(refusal) : place(request.value)))
  }
}
