/** So many networks an operator, or the house, may work from; and so many roles there may be. */
export const OPERATOR_ADDRESSES_MAX = 20
export const ROLES_MAX = 40

export const ROLE_NAME_MAX = 20
export const ROLE_NOTE_MAX = 100

/** Whether an operator works here: one that does not is kept, since the log names it. */
export const operatorStates = ['active', 'blocked'] as const
export type OperatorState = (typeof operatorStates)[number]
export const operatorStateWords: Readonly<Record<OperatorState, string>> = {
  active: '사용중',
  blocked: '사용 중지',
}
