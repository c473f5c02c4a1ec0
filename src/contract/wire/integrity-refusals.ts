import { entry } from './refusal-entry.ts'

/** Refusals about integrity cases (field B19). */
export const integrityRefusals = {
  OWN_CASE: entry(403, () => '본인이 관련된 건은 다른 운영자만 처리할 수 있습니다.'),
  CASE_CLOSED: entry(409, () => '이미 종결된 건입니다.'),
  CASE_NOT_CLOSED: entry(409, () => '종결되지 않은 건입니다.'),
  CASE_OPEN_ELSEWHERE: entry(409, () => '같은 대상의 다른 건이 이미 열려 있습니다.'),
}
