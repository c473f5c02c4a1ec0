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

/** Gives each member and address a fair share of the server; only callers above their share are refused. */
export type Doors = {
  readonly shares: Shares
  /** Counts a request before any other work. False if it exceeds the limit; then it is being refused. */
  lets(request: FastifyRequest, reply: FastifyReply): boolean
  /** Wraps an admission check to remember whose tokens it accepted. */
  watch(admit: Admit): Admit
  /** The member of a token that was accepted before. Does not say whether it still is. */
  recognise(token: unknown): MemberId | undefined
  readonly places: {
    readonly reads: WorkPlaces<MemberId | string>
    readonly acts: WorkPlaces<MemberId | string>
    readonly guests: WorkPlaces<MemberId | string>
  }
}

const livePaths: ReadonlySet<string | undefined> = new Set(liveStreams.map(({ path }) => `/api/${path}`))

/** Below this path another check admits callers (`src/server/casino/dialects/wallet-door.ts`). */
const OWN_DOOR = '/api/wallet/'

/** Maximum number of remembered session tokens. */
const KNOWN_MAX = 100_000

/** Refusals after which a token is no longer valid. */
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

/** Counts a request for its sender; returns 0, or the milliseconds until the next one is allowed. */
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
    // Suppliers call for many members from few addresses; the wallet checks their names and signatures.
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

/** Delays refusals, so that clients sending one request after another send none meanwhile. */
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
