/** Operator actions on a case. */
export type CaseAct = 'take' | 'note' | 'decide' | 'reopen'
