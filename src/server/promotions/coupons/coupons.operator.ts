import type { couponOperatorContract } from '#contract/promotions/coupons.ts'
import { formatSeoul, seoulDay } from '#domain/korean-formats.ts'
import { couponState } from '#domain/promotions/coupons.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { audienceText } from './coupon-words.ts'
import { issueCoupons, recallIssue } from './issue-coupons.ts'
import { type IssueRow, readGiven, readIssues } from './read-coupons.ts'

/** Operator routes of coupons: issuing, statistics, recalling. */
export const couponOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Pick<Site, 'settings'> },
): Handlers<typeof couponOperatorContract> => ({
  issues: async ({ query: { page, ...filter } }) => {
    const { rows, ...counts } = await readIssues(deps, filter, page)
    return accept({ issues: rows.map(wireIssue), ...counts })
  },
  given: async ({ params, query }) => {
    const found = await readGiven(deps, params.issueId, query.name, query.page)
    if (!found) return refuse({ code: 'NOT_FOUND' })
    const { issue, rows, ...counts } = found
    const today = seoulDay(deps.clock.now())
    return accept({
      issue: wireIssue(issue),
      coupons: rows.map(({ givenAt, usedAt, stored, ...row }) => ({
        ...row,
        givenAt: formatSeoul(givenAt, 'YYYY-MM-DD HH:mm:ss'),
        usedAt: usedAt === null ? null : formatSeoul(usedAt, 'YYYY-MM-DD HH:mm:ss'),
        state: couponState(stored, issue.lastDay, today),
      })),
      ...counts,
    })
  },
  issue: async ({ body: { reason, ...draft }, caller, ip }) => {
    const issued = await issueCoupons(deps, { operator: caller, ip, reason }, draft)
    return issued.ok ? accept(wireIssue(issued.value)) : issued
  },
  recall: ({ params, body, caller, ip }) =>
    recallIssue(deps, { operator: caller, ip, reason: body.reason }, { ...params, couponId: body.couponId }),
})

const wireIssue = ({ userId, nickname, level, code, issuedAt, operator, ...row }: IssueRow) => ({
  ...row,
  to: audienceText({ ...row, userId, nickname, level, code }),
  issuedAt: formatSeoul(issuedAt, 'YYYY-MM-DD HH:mm:ss'),
  operator: operator ?? '',
})
