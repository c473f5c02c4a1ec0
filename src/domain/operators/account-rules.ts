/** Maximum number of networks of an operator or the house, and of roles. */
export const OPERATOR_ADDRESSES_MAX = 20
export const ROLES_MAX = 40

export const ROLE_NAME_MAX = 20
export const ROLE_NOTE_MAX = 100

/** Whether an operator is active. Blocked operators are kept, because the audit log names them. */
export const operatorStates = ['active', 'blocked'] as const
export type OperatorState = (typeof operatorStates)[number]
export const operatorStateWords: Readonly<Record<OperatorState, string>> = {
  active: '사용중',
  blocked: '사용 중지',
}
