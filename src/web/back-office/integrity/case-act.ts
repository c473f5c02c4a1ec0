/** What an operator does with a case. */
export type CaseAct = 'take' | 'note' | 'decide' | 'reopen'
