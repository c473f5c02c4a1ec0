import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RegisteredRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { MemberRecord } from '#contract/account/members.ts'
import { deskContract } from '#contract/back-office/operators.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { changesSomething, permissionNames } from '#domain/operators/permissions.ts'
import { routeKey } from '#web/client/api/route-key.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { closeOverlays } from '#web/client/state/overlays.ts'
import { useAlerts } from '#web/kit/overlays/alerts.ts'

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** The current time in every component test. */
export const NOON = instant(Date.parse('2026-11-21T12:00:00+09:00'))

export const inSeconds = (seconds: number): Instant => instant(NOON + seconds * 1_000)

/**
 * The server's answers, by path below `/api`: JSON, a promise of it for a late answer, or an Error when the server
 * cannot be reached. Other calls stay pending.
 */
type Answers = Readonly<Record<string, unknown>>

export type Call = {
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
}

let answers: Answers = {}
let calls: Call[] = []

/** Returns the calls of a path that the component has made, in order. */
export const callsOf = (path: string): readonly Call[] => calls.filter(call => call.path === path)

/** Returns a refusal with this JSON body. */
export const refusal = (status: number, json: unknown): Response => Response.json(json, { status })

/** Adds answers of the server from now on. */
export function answer(more: Answers): void {
  answers = { ...answers, ...more }
}

function answerCall(input: unknown, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams: query } = new URL(String(input), 'http://house')
  const path = pathname.replace(/^\/api\//, '')
  const { body } = init ?? {}
  calls.push({
    path,
    query,
    headers: new Headers(init?.headers),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
  })
  const known = answers[path]
  if (known === undefined) return new Promise(() => {})
  if (known instanceof Error) return Promise.reject(known)
  return Promise.resolve(known).then(one => (one instanceof Response ? one.clone() : Response.json(one)))
}

/** Returns the record of a member of level 1 with 1,000,000 won. */
export const aMember = (sketch: Partial<MemberRecord> = {}): MemberRecord => ({
  userId: 'demo',
  id: 7,
  nickname: '데모',
  type: 0,
  role: 0,
  level: 1,
  withdrawalType: 0,
  tendency: 0,
  emoney: 1_000_000,
  point: 0,
  updatedAt: formatSeoul(NOON, 'YYYY-MM-DD HH:mm:ss'),
  isLogin: true,
  ...sketch,
})

export function logIn(sketch: Partial<MemberRecord> = {}): void {
  act(() => sessionStore.begin('token', aMember(sketch), 60))
}

/** Gives each test of a file an empty page, a clock fixed at NOON, and no login. */
export function useDrawing(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    vi.stubGlobal('fetch', answerCall)
    answers = {}
    calls = []
  })
  afterEach(() => {
    cleanup()
    sessionStore.end()
    closeOverlays()
    useAlerts.setState({ texts: [] })
    localStorage.clear()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** Returns operator rights: the highest role may change everything, other roles may only read. */
function ownRights() {
  const isHighest = sessionStore.current()?.user.role === 10
  const permissions = permissionNames.filter(one => isHighest || !changesSomething(one))
  return { role: isHighest ? '최고관리자' : '감사', permissions }
}

/** Returns a query client that already has the rights of the logged-in user. */
function aClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(routeKey(deskContract.own, undefined), ownRights())
  return client
}

/** Renders a whole page at its address, including the filter in it; `pattern` names the parameters of its path. */
export function drawPage(Page: () => ReactNode, address = '/', pattern?: string) {
  const root = createRootRoute(pattern === undefined ? { component: Page } : {})
  const child = createRoute({ getParentRoute: () => root, path: pattern ?? '/', component: Page })
  const router = createRouter({
    routeTree: pattern === undefined ? root : root.addChildren([child]),
    history: createMemoryHistory({ initialEntries: [address] }),
  }) as unknown as RegisteredRouter
  render(
    <QueryClientProvider client={aClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

/** Renders a part of the site as on its page; returns the user that presses and types there. */
export function draw(part: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  }) as unknown as RegisteredRouter
  render(
    <QueryClientProvider client={aClient()}>
      <RouterContextProvider router={router}>{part}</RouterContextProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup({ delay: null })
}

/** Returns the text of an element with whitespace collapsed. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Returns the first element that matches a selector. */
export const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)

export const findAll = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
]

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })
