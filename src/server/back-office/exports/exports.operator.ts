import type { exportContract } from '#contract/back-office/kit/exports.ts'
import { accept } from '#domain/result.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { BetListDeps } from '../bets/read-bets.ts'
import type { ReadMembersDeps } from '../members/read-members.ts'
import type { DeskDeps } from '../trading/read-trading-desk.ts'
import { betsExport, liabilityExport } from './bet-exports.ts'
import { eventsExport } from './event-export.ts'
import { exportList, type ListExport } from './export-list.ts'
import { integrityExport } from './integrity-export.ts'
import { membersExport, signUpsExport } from './member-exports.ts'
import { actsExport, approvalsExport, customerExport, loginsExport } from './record-exports.ts'

type ExportCall = {
  readonly caller: Caller
  readonly ip: string
  readonly body: { readonly reason: string }
}

/** Operator routes for exporting lists as tables. */
export function exportRoutes(
  deps: ReadMembersDeps & BetListDeps & DeskDeps,
): Handlers<typeof exportContract> {
  const give = async <Row>({ caller, ip, body: { reason } }: ExportCall, made: Promise<ListExport<Row>>) =>
    accept(await exportList(deps, { operator: caller, ip, reason }, await made))
  return {
    members: call => give(call, membersExport(deps, call.body.filter, call.caller)),
    bets: call => give(call, betsExport(deps, call.body.filter)),
    acts: call => give(call, actsExport(deps, call.body.filter)),
    logins: call => give(call, loginsExport(deps, call.body.filter)),
    signUps: call => give(call, signUpsExport(deps, call.body.filter)),
    customer: call => give(call, customerExport(deps, call.body.filter)),
    approvals: call => give(call, approvalsExport(deps, call.body.filter, call.caller)),
    integrity: call => give(call, integrityExport(deps, call.body.filter)),
    liability: call => give(call, liabilityExport(deps)),
    events: call => give(call, eventsExport(deps, call.body.filter)),
  }
}
