import type { BetBody } from '#contract/bets/bet-body.ts'
import {
  IDEMPOTENCY_KEY_LENGTH_MAX,
  idempotencyKeyHeader,
  oddsAcceptModeHeader,
} from '#contract/wire/bet-headers.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { oddsAcceptModes } from '#domain/slip/odds-change.ts'
import type { BetRefusal } from './bet-answer.ts'
import { type RequestHead, type RequestKey, requestKey } from './bet-request.ts'

/** The parsed request, or which field is invalid. */
export type Reading<T> = Result<T, BetRefusal>

/** Fields of every kind of bet on the wire. */
export type HeadBody = Pick<BetBody, 'amounts' | 'betStyle' | 'changeFlag' | 'gameDetailType'>

/** A bet request as it came. */
export type Asking<Body extends HeadBody = BetBody> = {
  readonly body: Body
  readonly memberId: MemberId
  header(name: string): string | undefined
  readonly device: string | undefined
  readonly address: string
  /** Separates the keys of a second endpoint that takes the same body. */
  readonly door: 'inplay' | undefined
}

export const badInput = (field: string) => refuse({ code: 'BAD_INPUT', field } as const)

/** Parses the fields that every bet request has, whatever it is on. */
export function readRequestHead(asking: Asking<HeadBody>): Reading<RequestHead> {
  const { body, memberId, header, device, address, door } = asking
  const mode = header(oddsAcceptModeHeader)
  const accepts = readAcceptMode(mode, body)
  if (!accepts) return badInput(oddsAcceptModeHeader)
  const meant = mode || door ? [body, mode, door] : body
  const key = readKey(memberId, header(idempotencyKeyHeader), meant)
  if (!key.ok) return key
  return accept({
    memberId,
    style: body.betStyle,
    detailType: body.gameDetailType,
    stake: readStake(body.amounts),
    accepts,
    device,
    address,
    key: key.value,
  })
}

/**
 * The member's own mode if sent (handbook 2.5), otherwise from the spec's flag, which only the European style sends as
 * 1 (API-025). Undefined for an unknown mode.
 */
function readAcceptMode(mode: string | undefined, { betStyle, changeFlag }: HeadBody) {
  if (mode) return oddsAcceptModes.find(one => one === mode.toLowerCase())
  return betStyle === 'EU' && changeFlag === 1 ? 'any' : 'none'
}

const PRINTABLE = /^[\x20-\x7e]+$/

/** An absent or empty header means no key. */
function readKey(
  memberId: MemberId,
  key: string | undefined,
  meant: object,
): Reading<RequestKey | undefined> {
  if (key === undefined || key === '') return accept(undefined)
  if (key.length > IDEMPOTENCY_KEY_LENGTH_MAX || !PRINTABLE.test(key)) return badInput('Idempotency-Key')
  return accept(requestKey(memberId, key, meant))
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** Text that is not a decimal number becomes NaN; the slip rules refuse it (VALID-010, VALID-019). */
function readStake(amounts: BetBody['amounts']): number {
  if (typeof amounts === 'number') return amounts
  return DECIMAL.test(amounts) ? Number(amounts) : Number.NaN
}
