import type { FastifyReply, FastifyRequest } from 'fastify'
import { liveStreams } from '#contract/live/live-streams.ts'
import type { MemberId } from '#domain/ids.ts'
import { sendTooMany } from '../answers.ts'
import type { Admission, Admit } from '../caller.ts'
import { plainAddress, toldByUnknownProxy } from '../caller-address.ts'
import { networkOf } from '../caller-network.ts'
import type { Shares } from './shares.ts'
import { tokenBuckets } from './token-buckets.ts'
import { type WorkPlaces, workPlaces } from './work-places.ts'

/** Gives each member and each address a fair share of the house, and refuses what goes beyond it to that one alone. */
export type Doors = {
  readonly shares: Shares
  /** Counts a request before anything is done for it. False when it was one too many: then it is being refused. */
  lets(request: FastifyRequest, reply: FastifyReply): boolean
  /** The same door, while it is remembered whose tokens it has let in. */
  watch(admit: Admit): Admit
  /** Whose token this is, as far as it was let in before. Says nothing about whether it still is. */
  recognise(token: unknown): MemberId | undefined
  readonly places: {
    readonly reads: WorkPlaces<MemberId | string>
    readonly acts: WorkPlaces<MemberId | string>
    readonly guests: WorkPlaces<MemberId | string>
  }
}

const livePaths: ReadonlySet<string | undefined> = new Set(liveStreams.map(({ path }) => `/api/${path}`))

/** Below this path its own door says who may call (`src/server/casino/dialects/wallet-door.ts`). */
const OWN_DOOR = '/api/wallet/'

/** Tokens of so many sessions are remembered. */
const KNOWN_MAX = 100_000

/** After these a token is worth nothing any more. */
const ENDS: ReadonlySet<string> = new Set([
  'SESSION_ENDED',
  'SESSION_REPLACED',
  'SESSION_EXCLUDED',
  'SESSION_TIME_USED_UP',
  'SESSION_BREAK',
  'MEMBER_BLOCKED',
])

export function openDoors(shares: Shares): Doors {
  const known = new Map<string, MemberId>()
  const strangers = tokenBuckets<string>(shares.strangers)
  const charge = chargeOf(shares, strangers, token => recognise(token))
  const refuse = refusing(shares)

  const recognise = (token: unknown): MemberId | undefined =>
    typeof token === 'string' ? known.get(token) : undefined
  const remember = (token: string, member: MemberId): void => {
    const [oldest] = known.size >= KNOWN_MAX ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(token, member)
  }

  return {
    shares,
    recognise,
    lets: (request, reply) => {
      const wait = charge(request)
      if (wait === 0) return true
      refuse(reply, wait)
      return false
    },
    watch: admit => (access, asked) => {
      const admission = admit(access, asked)
      const { token, ip } = asked
      if (access === 'guest' || token === undefined) return admission
      const wasKnown = known.has(token)
      if (wasKnown && !(admission instanceof Promise) && admission.ok) return admission
      const hear = (heard: Admission): Admission => {
        if (!heard.ok && ENDS.has(heard.refusal.code)) known.delete(token)
        if (heard.ok && heard.value && !wasKnown) {
          remember(token, heard.value.memberId)
          strangers.giveBack(networkOf(ip))
        }
        return heard
      }
      return admission instanceof Promise ? admission.then(hear) : hear(admission)
    },
    places: {
      reads: workPlaces(shares.memberReadsInWork),
      acts: workPlaces(shares.memberActsInWork),
      guests: workPlaces(shares.guestCallsInWork),
    },
  }
}

/** Counts requests by who sends them; gives 0, or the milliseconds until the next one may come. */
function chargeOf(
  shares: Shares,
  strangers: ReturnType<typeof tokenBuckets<string>>,
  recognise: Doors['recognise'],
): (request: FastifyRequest) => number {
  const reads = tokenBuckets<MemberId>(shares.memberReads)
  const acts = tokenBuckets<MemberId>(shares.memberActs)
  const connections = tokenBuckets<MemberId>(shares.memberConnections)
  const guestCalls = tokenBuckets<string>(shares.guestCalls)
  const crowds = tokenBuckets<string>(shares.crowdCalls)
  const pages = tokenBuckets<string>(shares.pages)
  return request => {
    // Suppliers call for many members from few addresses, which the wallet knows by name and signature.
    if (request.url.startsWith(OWN_DOOR)) return 0
    const token = request.headers['x-auth-token']
    const member = recognise(token)
    if (member !== undefined) {
      if (request.method !== 'GET') return acts.take(member)
      return (livePaths.has(request.routeOptions.url) ? connections : reads).take(member)
    }
    const address = networkOf(plainAddress(request.ip))
    if (token !== undefined) return strangers.take(address)
    const isCall = request.url.startsWith('/api/')
    const told = toldByUnknownProxy(request)
    const [bucket, key] = [isCall ? guestCalls : pages, told === undefined ? address : `${address} ${told}`]
    const wait = told !== undefined && isCall ? crowds.take(address) : 0
    return wait === 0 ? bucket.take(key) : wait
  }
}

/** Refuses after a moment, in which whoever sends one request after another sends none. */
function refusing({ refusalMilliseconds, refusalsHeld }: Shares) {
  let held = 0
  return (reply: FastifyReply, wait: number): void => {
    if (held >= refusalsHeld) {
      sendTooMany(reply, wait)
      return
    }
    held += 1
    setTimeout(() => {
      held -= 1
      if (!reply.raw.destroyed) sendTooMany(reply, wait)
    }, refusalMilliseconds)
  }
}
