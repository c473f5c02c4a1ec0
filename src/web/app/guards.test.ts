import { expect, test } from 'vitest'
import { judgeVisit } from './guards.ts'
import { routeTable } from './route-table.ts'

const member = { type: 0 }
const everyPage = () => true
const noDesk = (path: string) => path === '/'

test('LAYOUT-008 DIALOG-020 redirects guests from member pages to the login with the members-only message', () => {
  expect(judgeVisit({ path: '/korea/cross', layout: 'member' }, undefined, everyPage)).toEqual({
    kind: 'redirect',
    to: '/login',
    nonMember: true,
  })
  expect(judgeVisit({ path: '/korea/cross', layout: 'member' }, member, everyPage)).toEqual({ kind: 'pass' })
})

test('LAYOUT-008 redirects guests away from every page of the member layout', () => {
  const forMembers = routeTable.filter(({ layout, guard }) => layout === 'member' && guard === undefined)
  expect(forMembers.length).toBeGreaterThan(20)
  for (const page of forMembers)
    expect([page.path, judgeVisit(page, undefined, everyPage)]).toEqual([
      page.path,
      expect.objectContaining({ kind: 'redirect', to: '/login' }),
    ])
})

test('ROLE-001 redirects a guest at / to the login without the members-only message', () => {
  expect(judgeVisit({ path: '/', layout: 'member' }, undefined, everyPage)).toEqual({
    kind: 'redirect',
    to: '/login',
  })
})

test('SESSION-023 redirects a logged-in user from /login to the landing page', () => {
  expect(judgeVisit({ path: '/login', layout: 'auth' }, undefined, everyPage)).toEqual({ kind: 'pass' })
  expect(judgeVisit({ path: '/login', layout: 'auth' }, member, everyPage)).toEqual({
    kind: 'redirect',
    to: '/',
  })
  expect(judgeVisit({ path: '/login', layout: 'auth' }, { type: 1 }, everyPage)).toEqual({
    kind: 'redirect',
    to: '/admin',
  })
})

test('redirects to / when the user’s landing page does not exist', () => {
  expect(judgeVisit({ path: '/login', layout: 'auth' }, { type: 1 }, noDesk)).toEqual({
    kind: 'redirect',
    to: '/',
  })
})

const deskVisits = [
  ['ROLE-004 an operator', 1, '/admin', 'pass'],
  ['ROLE-006 a member', 0, '/admin', '/'],
  ['ROLE-006 a partner', 2, '/admin', '/manager'],
  ['MAINT-005 a guest', undefined, '/admin', '/admin/login'],
  ['ROLE-005 a partner', 2, '/manager', 'pass'],
  ['ROLE-007 an operator', 1, '/manager', 'pass'],
  ['ROLE-007 a member', 0, '/manager', '/'],
  ['ROLE-007 a guest', undefined, '/manager', '/login'],
] as const

test.each(deskVisits)('%s (type %s) at %s: %s', (_, type, path, outcome) => {
  const visitor = type === undefined ? undefined : { type }
  const page = { path, layout: 'back-office', ...(path === '/manager' && { guard: 'manager' }) } as const
  expect(judgeVisit(page, visitor, everyPage)).toEqual(
    outcome === 'pass' ? { kind: 'pass' } : { kind: 'redirect', to: outcome },
  )
})

test('ROUTE-088 shows the error page with status 500 for a route with an unknown guard', () => {
  for (const guard of ['nope', 'toString']) {
    expect(judgeVisit({ path: '/', layout: 'member', guard }, member, everyPage)).toEqual({
      kind: 'error',
      status: 500,
      message: `Unknown middleware: ${guard}`,
    })
  }
})
