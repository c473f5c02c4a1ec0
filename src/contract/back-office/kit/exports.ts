import { z } from 'zod'
import { signUpsNarrowed } from '#contract/account/members.ts'
import { actsNarrowed } from '#contract/back-office/back-office.ts'
import { betsNarrowed } from '#contract/back-office/bet-desk.ts'
import { questionsNarrowed } from '#contract/back-office/customer-operator.ts'
import { casesNarrowed } from '#contract/back-office/integrity/integrity.ts'
import { loginEventsNarrowed } from '#contract/back-office/logins.ts'
import { membersAsked } from '#contract/back-office/member-desk.ts'
import { eventsNarrowed } from '#contract/back-office/reports/reports.ts'
import { fileAnswer } from '#contract/wire/file-answer.ts'
import { route } from '#contract/wire/route.ts'
import { reason } from '#contract/wire/wire.ts'
import { betSorts } from '#domain/bets/bet-search.ts'
import { askStates } from '#domain/operators/ask-states.ts'
import type { Permission } from '#domain/operators/permissions.ts'

/** Exports a back-office list as a table; requires the list's permission and a reason, and is logged (X3). */
const exported = <Filter extends z.ZodObject, const A extends Permission | 'operator'>(
  list: string,
  access: A,
  summary: string,
  filter: Filter,
) =>
  route({
    method: 'POST',
    path: `admin/exports/${list}`,
    access,
    summary: `${summary} 내보내기 (CSV, 작업로그에 기록됩니다)`,
    /** The filter of the list. */
    body: z.object({ filter, reason }),
    /** CSV, UTF-8 with a byte order mark. */
    output: fileAnswer('csv'),
    refusals: [],
  })

export const exportContract = {
  members: exported('members', 'members:read', '회원 목록', z.object(membersAsked)),
  bets: exported(
    'bets',
    'bets:read',
    '베팅 목록',
    z.object({ ...betsNarrowed, sort: z.enum(betSorts).default('time') }),
  ),
  acts: exported('acts', 'log:read', '작업로그', z.object(actsNarrowed)),
  logins: exported('logins', 'log:read', '로그인기록', z.object(loginEventsNarrowed)),
  signUps: exported('sign-ups', 'members:read', '가입승인 목록', z.object(signUpsNarrowed)),
  customer: exported('customer', 'customer:read', '1:1 문의 목록', z.object(questionsNarrowed)),
  approvals: exported(
    'approvals',
    'operator',
    '승인 요청 목록',
    z.object({ state: z.enum(askStates).optional() }),
  ),
  integrity: exported('integrity', 'bets:read', '이상 베팅 목록', z.object(casesNarrowed)),
  liability: exported('liability', 'trading:read', '노출현황', z.object({})),
  events: exported('events', 'reports:read', '주요 사건', eventsNarrowed),
}
