import type { SecondPersonClass } from '#domain/operators/second-person.ts'
import { entry } from './refusal-entry.ts'

/** Refusals of operations that need two operators (X4). */
export const approvalRefusals = {
  SECOND_PERSON_NEEDED: entry<{
    class: SecondPersonClass
    act: string
    subject: string
    before: unknown
    after: unknown
  }>(409, () => '다른 관리자의 승인이 필요한 작업입니다.'),
  SECOND_PERSON_ASKED: entry<{ ask: number }>(
    409,
    ({ ask }) => `다른 관리자의 승인이 필요한 작업입니다. 승인 대기 ${ask}번으로 올렸습니다.`,
  ),
  SECOND_PERSON_MISSING: entry(409, () => '이 작업을 승인할 수 있는 다른 관리자가 없습니다.'),
  ASK_DECIDED: entry(409, () => '이미 처리된 승인 요청입니다.'),
  ASK_LAPSED: entry(409, () => '기한이 지난 승인 요청입니다.'),
  OWN_ASK: entry(403, () => '본인이 요청한 작업은 승인할 수 없습니다.'),
  APPROVER_TIED: entry(403, () => '요청한 관리자가 만들었거나 스스로 만든 권한으로는 승인할 수 없습니다.'),
  OTHERS_ASK: entry(403, () => '본인이 요청한 작업만 철회할 수 있습니다.'),
  NO_APPROVER: entry(403, () => '이 영역의 승인 권한이 없습니다.'),
  ASK_FAILED: entry<{ why: string }>(409, ({ why }) => `작업을 실행하지 못했습니다. ${why}`),
  ASKER_LOST_RIGHT: entry(409, () => '요청한 관리자에게 더 이상 이 작업의 권한이 없습니다.'),
}
