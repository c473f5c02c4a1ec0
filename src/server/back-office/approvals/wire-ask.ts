import { actTexts } from '#contract/back-office/act-texts.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { secondPersonClasses } from '#domain/operators/second-person.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AskRow } from './asks.sql.ts'

const textOf: ReadonlyMap<string, string> = new Map(Object.entries(actTexts))
const classTextOf: ReadonlyMap<string, string> = new Map(Object.entries(secondPersonClasses))

/** A request as shown to one operator. */
export function wireAsk(ask: AskRow, { memberId, permissions }: Caller) {
  const { id, act, subject, before, after, reason, state, decisionReason } = ask
  const own = ask.askedBy === memberId
  return {
    id,
    classText: classTextOf.get(ask.class) ?? ask.class,
    act,
    actText: textOf.get(act) ?? act,
    subject,
    before,
    after,
    reason,
    askedBy: ask.asker,
    askedAt: seoul(ask.askedAt),
    lapsesAt: seoul(ask.lapsesAt),
    state,
    decidedBy: ask.decider,
    decidedAt: ask.decidedAt === null ? null : seoul(ask.decidedAt),
    decisionReason,
    own,
    mayDecide: state === 'waiting' && !own && permissions.has(`${ask.area}:approve`),
  }
}

export type WireAsk = ReturnType<typeof wireAsk>

const seoul = (at: AskRow['askedAt']): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')
