/** What an operator can do with a case. */
export type CaseAct = 'take' | 'note' | 'decide' | 'reopen'
