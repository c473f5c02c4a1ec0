import { describeRefusal, type Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { isPermission } from '#domain/operators/permissions.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { findOperator, listApprovers } from '#server/members/members.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Feature } from '#server/platform/http/http.ts'
import { inside } from '#server/platform/postgres/inside.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { tellAsksChanged } from './ask-news.ts'
import { type AskRow, decideAsk, lockAsk } from './asks.sql.ts'
import type { AskDeps } from './keep-ask.ts'

type Undecidable = Refusal<'NOT_FOUND' | 'ASK_DECIDED' | 'ASK_LAPSED'>
type Decided<No> = Promise<Result<{ readonly id: number }, Undecidable | No>>
type NotTheirs = Refusal<'OWN_ASK' | 'NO_APPROVER'>

/** Operator, address and reason of a decision. */
type Approval = OperatorAct & { readonly operator: Caller }

export type DecideDeps = AskDeps & { readonly features: () => readonly Feature[] }

/**
 * Approves a request: runs the operation now, on behalf of the requesting operator, in the same transaction. A second
 * decision is refused as already decided. Operators cannot approve their own requests, nor use permissions granted by
 * the requester or themselves (X4). If the operation is refused now, the request keeps waiting.
 */
export const approveAsk = (
  deps: DecideDeps,
  act: Approval,
  id: number,
): Decided<NotTheirs | Refusal<'APPROVER_TIED' | 'ASKER_LOST_RIGHT' | 'ASK_FAILED'>> =>
  deps.db.transaction(async tx => {
    const found = await findWaiting(tx, deps, id)
    if (!found.ok) return found
    const ask = found.value
    const no = notTheirs(act, ask) ?? (await refusalOfTied(tx, act, ask))
    if (no) return refuse(no)
    const done = await runAsk(tx, deps, ask, act.operator.memberId)
    if (!done.ok) return done
    await close(tx, deps, act, ask, 'approved')
    return accept({ id })
  })

/** Rejects a request: nothing is done. */
export const rejectAsk = (deps: AskDeps, act: Approval, id: number): Decided<NotTheirs> =>
  deps.db.transaction(async tx => {
    const found = await findWaiting(tx, deps, id)
    if (!found.ok) return found
    const no = notTheirs(act, found.value)
    if (no) return refuse(no)
    await close(tx, deps, act, found.value, 'rejected')
    return accept({ id })
  })

/** Withdraws the operator's own request. */
export const withdrawAsk = (deps: AskDeps, act: Approval, id: number): Decided<Refusal<'OTHERS_ASK'>> =>
  deps.db.transaction(async tx => {
    const found = await findWaiting(tx, deps, id)
    if (!found.ok) return found
    if (found.value.askedBy !== act.operator.memberId) return refuse({ code: 'OTHERS_ASK' })
    await close(tx, deps, act, found.value, 'withdrawn')
    return accept({ id })
  })

/** Locks a waiting request until the transaction ends. */
async function findWaiting(tx: Tx, { clock }: AskDeps, id: number): Promise<Result<AskRow, Undecidable>> {
  const ask = await lockAsk(tx, id)
  if (!ask) return refuse({ code: 'NOT_FOUND' })
  if (ask.state === 'lapsed' || (ask.state === 'waiting' && ask.lapsesAt <= clock.now()))
    return refuse({ code: 'ASK_LAPSED' })
  return ask.state === 'waiting' ? accept(ask) : refuse({ code: 'ASK_DECIDED' })
}

function notTheirs({ operator }: Approval, ask: AskRow): NotTheirs | undefined {
  if (ask.askedBy === operator.memberId) return { code: 'OWN_ASK' }
  return operator.permissions.has(`${ask.area}:approve`) ? undefined : { code: 'NO_APPROVER' }
}

async function refusalOfTied(
  tx: Tx,
  { operator }: Approval,
  { area, askedBy }: AskRow,
): Promise<Refusal<'NO_APPROVER' | 'APPROVER_TIED'> | undefined> {
  const approvers = await listApprovers(tx, askedBy, `${area}:approve`)
  const own = approvers.find(({ memberId }) => memberId === operator.memberId)
  if (!own) return { code: 'NO_APPROVER' }
  return own.tied ? { code: 'APPROVER_TIED' } : undefined
}

/** Runs the requested operation with the requesting operator's current permissions. */
async function runAsk(
  tx: Tx,
  { features, seal }: DecideDeps,
  { call, askedBy, askedIp, inputSealed }: AskRow,
  secondedBy: MemberId,
): Promise<Result<undefined, Refusal<'ASKER_LOST_RIGHT' | 'ASK_FAILED'>>> {
  assert(inputSealed, 'what waits has its input')
  const { feature, name, access } = servedAs(features(), call)
  const asker = await findOperator(tx, askedBy)
  if (!asker || !isPermission(access) || !asker.permissions.has(access))
    return refuse({ code: 'ASKER_LOST_RIGHT' })
  assert(feature.runOn, `${call} runs on another database`)
  const done = await feature.runOn(inside(tx), name, {
    raw: JSON.parse(seal.open(inputSealed)),
    caller: { ...asker, secondedBy },
    ip: askedIp,
  })
  return done.ok
    ? accept(undefined)
    : refuse({ code: 'ASK_FAILED', why: String(describeRefusal(done.refusal).text) })
}

function servedAs(features: readonly Feature[], call: string) {
  for (const feature of features)
    for (const [name, { method, path, access }] of Object.entries(feature.contract))
      if (`${method} ${path}` === call) return { feature, name, access }
  throw new Error(`nothing is served as ${call}`)
}

const actOf = { approved: 'approve-ask', rejected: 'reject-ask', withdrawn: 'withdraw-ask' } as const

async function close(
  tx: Tx,
  { clock, bus }: AskDeps,
  { operator, ip, reason }: Approval,
  ask: AskRow,
  state: keyof typeof actOf,
): Promise<void> {
  const at = clock.now()
  await decideAsk(tx, { id: ask.id, state, by: operator.memberId, reason, at })
  tellAsksChanged(tx, bus)
  await recordAct(tx, {
    operator,
    act: actOf[state],
    subject: `ask:${ask.id}`,
    before: null,
    after: { asker: ask.asker, askedAct: ask.act, askedOn: ask.subject, decision: state },
    reason,
    ip,
    at,
  })
}
