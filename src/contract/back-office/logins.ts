import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, personName, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { loginEventKinds } from './login-event-texts.ts'

/** An address, or a network in CIDR notation. */
const addressFilter = z
  .string()
  .trim()
  .pipe(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))

const named = {
  /** The start of a name. For unknown login names only the first character is stored. */
  name: personName(40).optional(),
  address: addressFilter.optional(),
}

/** Filters of failed logins. */
export const loginEventsNarrowed = { ...named, what: z.enum(loginEventKinds).optional() }

const loginEvent = z.object({
  id: z.number().int(),
  at: seoulDateTime,
  what: z.enum(loginEventKinds),
  whatText: z.string(),
  name: z.string(),
  /** Null when no member has that name. */
  memberId: z.number().int().nullable(),
  address: z.string(),
  /** "Chrome · Windows" */
  device: z.string(),
})

const loginLock = z.object({
  id: z.number().int(),
  kind: z.enum(['pair', 'address', 'name', 'code', 'exchange']),
  kindText: z.string(),
  name: z.string().nullable(),
  /** An address, or an IPv6 network. */
  address: z.string().nullable(),
  failures: z.number().int(),
  lastAt: seoulDateTime,
  until: seoulDateTime,
})

export const loginOperatorContract = {
  events: route({
    method: 'GET',
    path: 'admin/logins',
    access: 'log:read',
    summary: '로그인 실패와 잠금 기록',
    query: z.object({ page, ...loginEventsNarrowed }),
    output: z.object({ events: z.array(loginEvent), ...pageCounts }),
    refusals: [],
  }),
  locks: route({
    method: 'GET',
    path: 'admin/logins/locks',
    access: 'log:read',
    summary: '현재 로그인 잠금',
    query: z.object({ page, ...named }),
    output: z.object({ locks: z.array(loginLock), ...pageCounts }),
    refusals: [],
  }),
  recent: route({
    method: 'GET',
    path: 'admin/logins/recent',
    access: 'log:read',
    summary: '최근 1시간의 로그인 실패와 잠금 수',
    /** Counts at most the last thousand events. */
    output: z.object({ failures: z.number().int(), locks: z.number().int() }),
    refusals: [],
  }),
  liftLock: route({
    method: 'POST',
    path: 'admin/logins/locks/{id}/lift',
    access: 'log:write',
    summary: '로그인 잠금 해제',
    params: z.object({ id: idParam }),
    body: z.object({ reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['NOT_FOUND'],
  }),
}
