import type { IssueRow } from './coupon-issues.sql.ts'

/** Text for the recipients of coupons: "데모 (demo)", "레벨 3", "전체 회원", or the code. */
export function audienceText({
  audience,
  nickname,
  userId,
  level,
  code,
}: Pick<IssueRow, 'audience' | 'nickname' | 'userId' | 'level' | 'code'>): string {
  if (audience === 'member') return `${nickname} (${userId})`
  if (audience === 'level') return `레벨 ${level}`
  return audience === 'all' ? '전체 회원' : `쿠폰 번호 ${code}`
}
