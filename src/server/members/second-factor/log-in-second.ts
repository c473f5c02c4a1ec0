import type { PasskeyQuestion, Proof } from '#contract/account/proof.ts'
import type { LoginEventKind } from '#contract/back-office/login-event-texts.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { deviceLabel } from '#domain/members/device-label.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { networkOf } from '#server/platform/http/caller-network.ts'
import { admissionRefusal, type Entered, enter, type NotAdmitted, type Visitor } from '../logins/enter.ts'
import { type LogInDeps, UNKNOWN_DEVICE } from '../logins/log-in.ts'
import { giveBackGuess } from '../logins/login-counts.sql.ts'
import { insertEvents } from '../logins/login-events.sql.ts'
import { takeCodeGuess } from '../logins/take-guess.ts'
import type { Member } from '../member.ts'
import { listMembersById, lockMember } from '../members.sql.ts'
import { insertAccountEvent } from '../own/account-events.sql.ts'
import { hashToken } from '../tokens.ts'
import { checkProof } from './check-proof.ts'
import {
  countTicketFailure,
  findTicket,
  keepTicketChallenge,
  takeTicket,
  takeTicketChallenge,
} from './login-tickets.sql.ts'
import type { PasskeyPlace } from './passkey-place.ts'
import { listPasskeys } from './passkeys.sql.ts'
import { passkeysAt, questionFor } from './passkeys.ts'

/** Failures after which a ticket becomes invalid. */
const TICKET_FAILURES_MAX = 5

type SecondStep = {
  readonly ticket: string
  readonly proof: Proof
  readonly remember: boolean
  readonly ip: string
  readonly isAddressShared: boolean
  /** The browser's device token for a login name. */
  readonly deviceTokenOf: (userId: string) => string | undefined
  readonly agent: string | undefined
  readonly place: PasskeyPlace | undefined
}
type SecondRefusal =
  | NotAdmitted
  | Refusal<'TICKET_ENDED' | 'SECOND_FACTOR_WRONG' | 'CODE_LOCKED' | 'PASSKEY_PLACE' | 'TOO_MANY_REQUESTS'>

type Held = { readonly tokenHash: string; readonly member: Member }

async function findHolder({ db, clock }: LogInDeps, ticket: string): Promise<Held | undefined> {
  const tokenHash = hashToken(ticket)
  const known = await findTicket(db, tokenHash, clock.now())
  const [member] = known ? await listMembersById(db, [known.memberId]) : []
  return member && { tokenHash, member }
}

/** Returns the passkey challenge for the holder of a ticket. */
export async function askTicketPasskey(
  deps: LogInDeps,
  ticket: string,
  place: PasskeyPlace | undefined,
): Promise<Result<PasskeyQuestion, Refusal<'TICKET_ENDED' | 'PASSKEY_PLACE'>>> {
  const held = await findHolder(deps, ticket)
  if (!held) return refuse({ code: 'TICKET_ENDED' })
  const passkeys = place ? passkeysAt(await listPasskeys(deps.db, held.member.id), place) : []
  if (!place || passkeys.length === 0) return refuse({ code: 'PASSKEY_PLACE' })
  const question = await questionFor(passkeys, place)
  await keepTicketChallenge(deps.db, held.tokenHash, question.challenge)
  return accept(question)
}

/**
 * Second step of a login: the holder of the ticket proves the second factor, and the session begins. A guess is counted
 * before it is checked, like a password; a ticket leads to one session and allows five failures.
 */
export async function logInSecond(
  deps: LogInDeps,
  step: SecondStep,
): Promise<Result<Entered, SecondRefusal>> {
  const held = await findHolder(deps, step.ticket)
  if (!held) return refuse({ code: 'TICKET_ENDED' })
  const visitor = await visitorOf(deps, step, held.member.userId)
  const { userId } = held.member
  const taken = await takeCodeGuess(deps, { ...visitor, userId, shownName: userId })
  if (!taken.ok) return taken
  const done = await pass(deps, step, held, visitor, taken.value.keys)
  if (!done.ok && done.refusal.code === 'SECOND_FACTOR_WRONG')
    await tellWrong(deps, held, visitor, taken.value.locks)
  return done
}

async function visitorOf(deps: LogInDeps, step: SecondStep, userId: string): Promise<Visitor> {
  const { ip, isAddressShared } = step
  const deviceToken = step.deviceTokenOf(userId)
  const device = await deps.findDevice(userId, deviceToken)
  return {
    ip,
    isAddressShared,
    network: networkOf(ip),
    agent: deviceLabel(step.agent) ?? UNKNOWN_DEVICE,
    deviceToken,
    device: device?.tokenHash,
  }
}

async function pass(
  deps: LogInDeps,
  { proof, place, remember }: SecondStep,
  { tokenHash, member: { id: memberId } }: Held,
  visitor: Visitor,
  keys: readonly Buffer[],
): Promise<Result<Entered, SecondRefusal>> {
  const { db, clock, sessions } = deps
  const asked = proof.way === 'passkey' ? await takeTicketChallenge(db, tokenHash) : undefined
  const challenge = asked?.challenge ?? undefined
  const done = await db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!(await takeTicket(tx, tokenHash, clock.now()))) return refuse({ code: 'TICKET_ENDED' as const })
    const isRight = await checkProof(tx, deps, { memberId, proof, challenge, place })
    if (!isRight) return refuse({ code: 'SECOND_FACTOR_WRONG' as const })
    await giveBackGuess(tx, keys)
    const refusal = admissionRefusal(deps, member, visitor.ip)
    if (refusal || !member) return refuse(refusal ?? { code: 'LOGIN_LEFT' as const })
    if (proof.way === 'recovery')
      await insertAccountEvent(tx, { ...eventOf(memberId, visitor), what: 'recovery-code-used' }, clock.now())
    return enter(tx, deps, visitor, member, { trustsDevice: remember })
  })
  sessions.forget(memberId)
  return done
}

const eventOf = (memberId: MemberId, { ip, agent }: Visitor) => ({ memberId, address: ip, agent })

async function tellWrong(
  { db, clock }: LogInDeps,
  { tokenHash, member }: Held,
  { ip, agent }: Visitor,
  locks: readonly LoginEventKind[],
): Promise<void> {
  await countTicketFailure(db, tokenHash, TICKET_FAILURES_MAX)
  const of = { memberId: member.id, name: member.userId, address: ip, agent }
  await insertEvents(
    db,
    [{ what: 'wrong-code' as const, ...of }, ...locks.map(what => ({ what, ...of }))],
    clock.now(),
  )
}
