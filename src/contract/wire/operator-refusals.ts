import { entry } from './refusal-entry.ts'

/** Refusals about operator accounts, roles and networks (X2, X3). */
export const operatorRefusals = {
  OPERATOR_ACCOUNT: entry(400, () => '관리자 계정은 운영자 관리에서만 변경할 수 있습니다.'),
  OWN_OPERATOR: entry(403, () => '본인의 역할과 계정은 다른 운영자만 변경할 수 있습니다.'),
  OPERATOR_ABOVE: entry(403, () => '본인에게 없는 권한을 가진 운영자는 변경할 수 없습니다.'),
  RIGHT_NOT_OWN: entry(403, () => '본인에게 없는 권한은 부여할 수 없습니다.'),
  ROLE_NAME_TAKEN: entry(409, () => '이미 사용중인 역할 이름입니다.'),
  ROLE_FIXED: entry(400, () => '모든 권한을 가진 역할의 권한은 변경하거나 삭제할 수 없습니다.'),
  ROLE_IN_USE: entry(409, () => '사용하는 운영자가 있는 역할은 삭제할 수 없습니다.'),
  ROLES_FULL: entry(400, () => '역할을 더 만들 수 없습니다.'),
  OWN_ADDRESS_MISSING: entry<{ ip: string }>(
    400,
    ({ ip }) => `현재 접속 주소 ${ip}가 목록에 없습니다. 저장하면 본인이 접속할 수 없습니다.`,
  ),
  ADDRESS_NOT_ALLOWED: entry(403, () => '허용되지 않은 주소입니다. 등록된 주소에서 접속해 주세요.'),
  PASSWORD_DUE: entry(403, () => '임시 비밀번호로 로그인했습니다. 새 비밀번호로 변경해 주세요.'),
  LOGIN_PASSWORD_OVER: entry(
    404,
    () => '임시 비밀번호를 더 이상 사용할 수 없습니다. 새 임시 비밀번호를 요청해 주세요.',
  ),
}
