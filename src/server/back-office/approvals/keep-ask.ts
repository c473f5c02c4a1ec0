import { createHash } from 'node:crypto'
import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import { HOUR, instant } from '#domain/instant.ts'
import { isPermission, partsOf } from '#domain/operators/permissions.ts'
import { type Result, refuse } from '#domain/result.ts'
import { listApprovers } from '#server/members/members.ts'
import type { CallForTwo } from '#server/platform/http/for-two.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { tellAsksChanged } from './ask-news.ts'
import { insertAsk } from './asks.sql.ts'

export type AskDeps = Pick<Deps, 'db' | 'clock' | 'seal' | 'bus'> & { readonly site: Pick<Site, 'settings'> }

/**
 * Stores a call that one operator may not make alone, and returns its number (X4). Repeated calls of one operator wait
 * as one request. Refused if no other operator may approve it.
 */
export async function keepAsk(
  { db, clock, seal, bus, site }: AskDeps,
  { route, raw, caller, ip, act: { class: of, act, subject, before, after } }: CallForTwo,
): Promise<Result<never, Refusal<'SECOND_PERSON_ASKED' | 'SECOND_PERSON_MISSING'>>> {
  assert(isPermission(route.access), `${route.path} is for operators with a permission`)
  const { area } = partsOf(route.access)
  const approvers = await listApprovers(db, caller.memberId, `${area}:approve`)
  if (approvers.every(({ tied }) => tied)) return refuse({ code: 'SECOND_PERSON_MISSING' })
  const call = `${route.method} ${route.path}`
  const input = JSON.stringify({
    params: raw.params ?? null,
    query: raw.query ?? null,
    body: raw.body ?? null,
  })
  const askedAt = clock.now()
  const ask = await db.transaction(async tx => {
    tellAsksChanged(tx, bus)
    return insertAsk(tx, {
      class: of,
      area,
      call,
      inputSealed: seal.seal(input),
      digest: createHash('sha256').update(`${caller.memberId} ${call} ${input}`).digest(),
      act,
      subject,
      before,
      after,
      reason: reasonOf(raw.body),
      askedBy: caller.memberId,
      askedIp: ip,
      askedAt,
      lapsesAt: instant(askedAt + site.settings().secondPersonHours * HOUR),
    })
  })
  return refuse({ code: 'SECOND_PERSON_ASKED', ask })
}

/** Every operator's operation contains its reason. */
const reasonOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'reason' in body ? String(body.reason).trim() : ''
