import { describeRefusal, type Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { isPermission } from '#domain/operators/permissions.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { findOperator, listApprovers } from '#server/members/members.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Feature } from '#server/platform/http/http.ts'
import { inside } from '#server/platform/postgres/inside.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { type DecidedBy, decide, type OperatorAct } from '#server/site/site.ts'
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
  who: Approval,
  id: number,
): Decided<NotTheirs | Refusal<'APPROVER_TIED' | 'ASKER_LOST_RIGHT' | 'ASK_FAILED'>> =>
  decide(deps, who, {
    ...stepsOf(deps, id, 'approved'),
    refuse: async (tx, ask) => notTheirs(who, ask) ?? (await refusalOfTied(tx, who, ask)),
    change: async (tx, ask, by) => {
      const done = await runAsk(tx, deps, ask, by.operatorId)
      return done.ok ? close(tx, ask, { state: 'approved', reason: who.reason, by }) : done
    },
  })

/** Rejects a request: nothing is done. */
export const rejectAsk = (deps: AskDeps, who: Approval, id: number): Decided<NotTheirs> =>
  decide(deps, who, {
    ...stepsOf(deps, id, 'rejected'),
    refuse: async (_, ask) => notTheirs(who, ask),
    change: (tx, ask, by) => close(tx, ask, { state: 'rejected', reason: who.reason, by }),
  })

/** Withdraws the operator's own request. */
export const withdrawAsk = (deps: AskDeps, who: Approval, id: number): Decided<Refusal<'OTHERS_ASK'>> =>
  decide(deps, who, {
    ...stepsOf(deps, id, 'withdrawn'),
    refuse: async (_, { askedBy }) =>
      askedBy === who.operator.memberId ? undefined : { code: 'OTHERS_ASK' },
    change: (tx, ask, by) => close(tx, ask, { state: 'withdrawn', reason: who.reason, by }),
  })

const actOf = { approved: 'approve-ask', rejected: 'reject-ask', withdrawn: 'withdraw-ask' } as const

const stepsOf = ({ bus }: AskDeps, id: number, decision: keyof typeof actOf) => ({
  lock: (tx: Tx, at: Instant) => lockWaitingAsk(tx, id, at),
  log: ({ asker, act, subject }: AskRow) => ({
    act: actOf[decision],
    subject: `ask:${id}`,
    before: null,
    after: { asker, askedAct: act, askedOn: subject, decision },
  }),
  publish: (tx: Tx) => tellAsksChanged(tx, bus),
})

async function lockWaitingAsk(tx: Tx, id: number, at: Instant): Promise<Result<AskRow, Undecidable>> {
  const ask = await lockAsk(tx, id)
  if (!ask) return refuse({ code: 'NOT_FOUND' })
  if (ask.state === 'lapsed' || (ask.state === 'waiting' && ask.lapsesAt <= at))
    return refuse({ code: 'ASK_LAPSED' })
  return ask.state === 'waiting' ? accept(ask) : refuse({ code: 'ASK_DECIDED' })
}

type Closing = {
  readonly state: keyof typeof actOf
  readonly reason: string
  readonly by: DecidedBy
}

async function close(tx: Tx, { id }: AskRow, { state, reason, by }: Closing) {
  await decideAsk(tx, { id, state, by: by.operatorId, reason, at: by.at })
  return accept({ id })
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
