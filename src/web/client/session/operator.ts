import type { MemberRecord } from '#contract/members.ts'
import { useSession } from '../api/api.ts'

type Operator = Pick<MemberRecord, 'type' | 'role' | 'withdrawalType'>

/** What an operator's role is called (handbook 6.2). */
const roleWords: Readonly<Record<number, string>> = {
  10: '최고관리자',
  9: '운영',
  8: 'CS',
  7: '정산',
  1: '조회',
}

export const roleWord = ({ type, role }: Operator): string =>
  type === 2 ? '총판' : (roleWords[role] ?? '관리자')

/** Changing anything needs role 10 and withdrawalType 0; every other operator reads (SESSION-021). The server decides. */
export const mayChange = ({ type, role, withdrawalType }: Operator): boolean =>
  type === 1 && role === 10 && withdrawalType === 0

/** Whether who is logged in here may change anything. */
export function useMayChange(): boolean {
  const user = useSession()?.user
  return user !== undefined && mayChange(user)
}
