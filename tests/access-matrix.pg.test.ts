import { beforeAll, describe, expect, test } from 'vitest'
import { playLogins } from '#dev/play/play-logins.ts'
import { isPermission, permissionNames } from '#domain/operators/permissions.ts'
import { isPartnerPermission, partnerPermissionsOf } from '#domain/partners/partner-permissions.ts'
import { useDatabase } from './support/house/database.ts'
import { useHouse } from './support/house/house.ts'
import { listRolePermissions } from './support/house/operator-roles.sql.ts'

const database = useDatabase()
const house = useHouse(database)

type Served = { readonly method: 'GET' | 'POST'; readonly path: string; readonly access: string }
type Kind = 'guest' | 'member' | 'partner' | 'operator'
type Caller = { readonly kind: Kind; readonly held: ReadonlySet<string> }

/** An id that does not exist, so that no call changes anything. */
const NOBODYS = '987654321'

let served: readonly Served[] = []
const callers = new Map<string, Caller>()

beforeAll(async () => {
  const { paths } = await (await house.get('openapi.json')).json()
  served = Object.entries<Record<string, { 'x-access': string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      path: path.slice('/api/'.length).replaceAll(/\{\w+\}/g, NOBODYS),
      access: described['x-access'],
    })),
  )
  callers.set('nobody', { kind: 'guest', held: new Set() })
  for (const { userId, operator } of playLogins) {
    const kind = operator === undefined ? 'member' : operator.type === 1 ? 'operator' : 'partner'
    const role = operator?.role ?? 0
    const held = kind !== 'operator' ? [] : role === 10 ? permissionNames : await rightsOf(role)
    callers.set(userId, { kind, held: new Set(held) })
  }
})

const rightsOf = (role: number) => listRolePermissions(database.db, role)

/** Rewards that only members can claim; operators and partners may only read them. */
const MEMBERS_ALONE: ReadonlySet<string> = new Set([
  'POST attendance',
  `POST eventAcc/${NOBODYS}/claim`,
  `POST quests/${NOBODYS}/claim`,
  'POST quests/bonus/claim',
])

/** Returns the refusal that the route's declared access implies; undefined when the caller is allowed. */
function refusalOf({ access, ...route }: Served, { kind, held }: Caller): string | undefined {
  if (access === 'guest') return undefined
  if (kind === 'guest') return 'LOGIN_REQUIRED'
  if (MEMBERS_ALONE.has(nameOf(route)) && kind !== 'member') return 'FORBIDDEN'
  return mayCall(access, { kind, held }) ? undefined : 'FORBIDDEN'
}

function mayCall(access: string, { kind, held }: Caller): boolean {
  if (access === 'member') return true
  if (access === 'manager') return kind !== 'member'
  if (access === 'operator') return kind === 'operator'
  if (isPartnerPermission(access)) return kind !== 'guest' && partnerPermissionsOf(kind).has(access)
  return isPermission(access) && held.has(access)
}

const nameOf = ({ method, path }: Pick<Served, 'method' | 'path'>): string => `${method} ${path}`

/** Refusal codes about the caller, not about the request. */
const ABOUT_CALLERS = new Set(['FORBIDDEN', 'LOGIN_REQUIRED', 'SESSION_ENDED', 'SESSION_REPLACED'])

async function ask({ method, path }: Served, token: string | undefined) {
  const options = token === undefined ? {} : { token }
  const answer = method === 'GET' ? await house.get(path, options) : await house.post(path, {}, options)
  // Some responses never end.
  await answer.body?.cancel()
  return { status: answer.status, refusal: answer.headers.get('x-refusal') ?? undefined }
}

const STATUS: Readonly<Record<string, number>> = { LOGIN_REQUIRED: 401, FORBIDDEN: 403 }

/** False for logout, which would end the login used for the other calls. */
const isAsked = ({ path }: Served): boolean => path !== 'member/logout'

const PORTION = 12

/** Returns the answers that differ from the routes' declared access. */
async function wrongFor(userId: string): Promise<string[]> {
  const caller = callers.get(userId)
  if (!caller) throw new Error(`nobody is ${userId}`)
  const token = caller.kind === 'guest' ? undefined : await house.logIn(userId)
  const wrong: string[] = []
  const asked = served.filter(isAsked)
  for (let from = 0; from < asked.length; from += PORTION)
    await Promise.all(
      asked.slice(from, from + PORTION).map(async route => {
        const { status, refusal } = await ask(route, token)
        const expected = refusalOf(route, caller)
        const said = refusal !== undefined && ABOUT_CALLERS.has(refusal) ? refusal : undefined
        // A closed area answers every caller with 503.
        const isClosed = refusal === 'GAME_IN_MAINTENANCE'
        const isRight =
          said === expected && (expected ? status === STATUS[expected] : status < 500 || isClosed)
        if (!isRight) wrong.push(`${nameOf(route)} (${route.access}): ${status} ${refusal}, not ${expected}`)
      }),
    )
  return wrong
}

test('requires every route to declare a known access', () => {
  const known = (access: string) =>
    ['guest', 'member', 'manager', 'operator'].includes(access) ||
    isPermission(access) ||
    isPartnerPermission(access)
  expect(served.length).toBeGreaterThan(250)
  expect(served.filter(({ access }) => !known(access)).map(nameOf)).toEqual([])
  const doors = served.map(({ path, access }) => [path, path.split('/')[0], access] as const)
  for (const [path, first, access] of doors) {
    expect([path, access === 'operator' || isPermission(access)]).toEqual([path, first === 'admin'])
    expect([path, access === 'manager' || isPartnerPermission(access)]).toEqual([path, first === 'manager'])
  }
  const names = new Set(served.map(nameOf))
  expect([...MEMBERS_ALONE].filter(name => !names.has(name))).toEqual([])
})

describe('ROLE-002 ROLE-006 ROLE-007 X3 answers each caller as each route’s access declares', () => {
  test.each(['nobody', ...playLogins.map(({ userId }) => userId)])('%s', async userId => {
    expect(await wrongFor(userId)).toEqual([])
  })
}, 120_000)
