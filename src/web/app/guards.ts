import type { MemberRecord } from '#contract/account/members.ts'
import { landingPage } from '#web/client/session/session.ts'
import type { PageEntry } from './routes/page-entry.ts'

export type Verdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string; readonly nonMember?: true }
  | { readonly kind: 'error'; readonly status: 500; readonly message: string }

type Visitor = Pick<MemberRecord, 'type'> | undefined
type Guard = (visitor: Visitor, isPage: (path: string) => boolean, path: string) => Verdict

const pass: Verdict = { kind: 'pass' }

function toLanding(visitor: NonNullable<Visitor>, isPage: (path: string) => boolean): Verdict {
  const landing = landingPage(visitor)
  return { kind: 'redirect', to: isPage(landing) ? landing : '/' }
}

/** Guards by the name in a page entry (spec: middleware). */
const guards: Readonly<Record<string, Guard>> = {
  anyone: () => pass,
  /**
   * Sends a guest to the login with a notice that the page is for members (LAYOUT-008, DIALOG-020). The
   * home page needs no notice.
   */
  member: (visitor, _, path) => {
    if (visitor) return pass
    return path === '/'
      ? { kind: 'redirect', to: '/login' }
      : { kind: 'redirect', to: '/login', nonMember: true }
  },
  /** Sends a logged-in visitor to their landing page (SESSION-023). */
  guest: (visitor, isPage) => (visitor ? toLanding(visitor, isPage) : pass),
  /** `/admin` is for operators; others are sent to their own area (ROLE-004, ROLE-006). */
  operator: (visitor, isPage) => {
    if (!visitor) return { kind: 'redirect', to: '/admin/login' }
    return visitor.type === 1 ? pass : toLanding(visitor, isPage)
  },
  /** `/manager` is for partners and operators (ROLE-005, ROLE-007). */
  manager: (visitor, isPage) => {
    if (!visitor) return { kind: 'redirect', to: '/login' }
    return visitor.type === 1 || visitor.type === 2 ? pass : toLanding(visitor, isPage)
  },
}

const guardOfLayout = {
  member: 'member',
  auth: 'guest',
  maintenance: 'anyone',
  'back-office': 'operator',
} as const

/** Decides on a visit. An unknown guard is an error of the route table, shown as a 500 (ROUTE-088). */
export function judgeVisit(
  page: Pick<PageEntry, 'guard' | 'layout' | 'path'>,
  visitor: Visitor,
  isPage: (path: string) => boolean,
): Verdict {
  const name = page.guard ?? guardOfLayout[page.layout]
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
  return guard
    ? guard(visitor, isPage, page.path)
    : { kind: 'error', status: 500, message: `Unknown middleware: ${name}` }
}
