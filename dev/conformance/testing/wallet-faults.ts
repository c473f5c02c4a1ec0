import type { Convention } from '../wallet-codes.ts'

type WalletFaultFacts = {
  /** The case that must find the fault; `random` is the random play. */
  readonly by: string
  /** Set when only one convention can have the fault. */
  readonly only?: Convention
}

/** Ways to break a wallet, each named after what the broken wallet does. */
export const walletFaults = {
  // Access
  'ignores the signature': { by: 'signature' },
  'signs the body as it was parsed': { by: 'signature' },
  'signs without the path': { by: 'signed-path', only: 'transactions' },
  'takes the first of two signatures': { by: 'two-signatures' },
  'takes the last of two signatures': { by: 'two-signatures' },
  'does not check the clock': { by: 'clock' },
  'tolerates 30 minutes': { by: 'clock' },
  'tolerates 10 seconds': { by: 'clock' },
  'answers unknown paths': { by: 'unknown-path' },
  // Answers
  'answers every refusal as accepted': { by: 'funds' },
  'has wrong codes': { by: 'conflict' },
  'answers refusals with HTTP 400': { by: 'form' },
  'answers refusals with an HTML page': { by: 'form' },
  'answers refusals with HTTP 500': { by: 'form' },
  'answers refusals with an empty body': { by: 'form' },
  'writes integers as strings': { by: 'form' },
  'writes balances with a fraction': { by: 'form' },
  'writes balances with a decimal point': { by: 'form' },
  'answers in USD': { by: 'form' },
  'has balances wrong by 7': { by: 'balances' },
  'answers with the balance before the call': { by: 'balances' },
  'credits a win one second later': { by: 'balances' },
  'accepts broken JSON': { by: 'unreadable' },
  'forgets the request_uuid': { by: 'request-uuid', only: 'transactions' },
  'treats units as won': { by: 'balances', only: 'transactions' },
  'takes 3 s for every answer': { by: 'slow' },
  // Rules 1 and 19
  'accepts stakes above a billion': { by: 'stake-max' },
  'accepts negative and zero amounts': { by: 'amounts' },
  'accepts fractions': { by: 'amounts' },
  'refuses a win of 0': { by: 'amounts' },
  'accepts numbers of any form': { by: 'number-form' },
  'ignores the case of numbers': { by: 'number-whole' },
  'cuts numbers to 40 characters': { by: 'number-whole' },
  // Rule 2
  'moves money again, with a new answer': { by: 'repeat' },
  'moves money again, with the first answer': { by: 'repeat' },
  'answers a repeat with the balance of now': { by: 'repeat' },
  'refuses a repeat': { by: 'repeat' },
  'answers a repeat with other bytes': { by: 'repeat' },
  'knows a call by the bytes of its body': { by: 'repeat-order' },
  'forgets numbers after 2 s': { by: 'repeat-later' },
  'forgets a call that it answered with 503': { by: 'random' },
  'compares no session and game': { by: 'conflict' },
  'compares no end of the round': { by: 'conflict' },
  'answers a known number whatever the call': { by: 'conflict' },
  "answers with another member's first answer": { by: 'conflict-member' },
  'loses updates': { by: 'repeat-at-once' },
  'checks the funds of simultaneous bets too early': { by: 'funds-at-once' },
  'ends a bet twice at once': { by: 'ended-at-once' },
  // Rules 3 and 16
  'does not check the session': { by: 'session-unknown' },
  'does not check the member of a session': { by: 'session-member' },
  'does not check the game': { by: 'session-game' },
  'opens a session for every use of a token': { by: 'token-again' },
  'refuses a token sent again': { by: 'token-again' },
  'opens used sessions again': { by: 'token-used' },
  'opens sessions for unknown tokens': { by: 'token-unknown' },
  'names another game for a token': { by: 'token-game' },
  'keeps tokens for an hour': { by: 'token-expires' },
  'keeps the session of a replaced game': { by: 'session-other-game' },
  'keeps sessions for a day': { by: 'session-expires' },
  'keeps sessions after the logout': { by: 'session-logout' },
  // Rule 4
  'lets balances become negative': { by: 'funds' },
  'refuses the refund of a refused bet': { by: 'refused-took-nothing' },
  'accepts a refused bet later': { by: 'refused-for-good' },
  'credits the refund of a refused bet': { by: 'refused-took-nothing' },
  // Rule 5
  'pays every win of a bet': { by: 'won-once' },
  'refunds after a win': { by: 'won-once' },
  'refunds twice': { by: 'refunded-once' },
  'says that a refunded bet is won': { by: 'refunded-once' },
  'loses one win of 25': { by: 'random' },
  'ends bets of other members': { by: 'other-member' },
  // Rule 6
  'refuses wins without a session': { by: 'end-without-session' },
  'refuses refunds without a session': { by: 'end-without-session' },
  // Rule 7
  'accepts a win of an unknown bet': { by: 'win-before-bet' },
  'credits a win of an unknown bet': { by: 'win-before-bet' },
  'keeps the refusal of an early win': { by: 'win-before-bet' },
  // Rule 8
  'accepts a bet after its refund': { by: 'refund-before-bet' },
  'refuses a refund before its bet': { by: 'refund-before-bet' },
  'credits 1,000 for the refund of an unknown bet': { by: 'refund-before-bet' },
  // Rule 9
  'accepts bets after the end of the round': { by: 'round-end' },
  'ignores the end of a round': { by: 'round-end' },
  'ignores that a win ends its round': { by: 'round-end-by-win' },
  'ignores that a rollback ends its round': { by: 'round-end-by-refund', only: 'transactions' },
  'ends no round by a refund without a stake': { by: 'round-end-by-refund', only: 'transactions' },
  'refuses late wins': { by: 'round-late' },
  'refuses late refunds': { by: 'round-late' },
  'accepts the end of an unknown round': { by: 'round-unknown' },
  // Rule 10
  'refuses a win of a whole round': { by: 'round-win' },
  'ends all bets of a round again': { by: 'round-win-open' },
  'leaves bets open after the win of their round': { by: 'round-win' },
  'refuses the win of a lost round': { by: 'round-win-late' },
  'pays a win of a round for each bet': { by: 'round-win' },
  // Rule 11
  'refunds bets that are unknown': { by: 'enquiry' },
  'ignores the answer to its question': { by: 'enquiry' },
  'ends asked bets under a number of its own': { by: 'enquiry' },
  'believes an end of another round': { by: 'enquiry-other' },
  // Rule 12
  'refuses bets for their description': { by: 'description' },
  'compares descriptions': { by: 'description-repeat' },
  // Rule 13
  'accepts calls of unknown members': { by: 'unknown-member' },
  'answers for strangers': { by: 'stranger' },
  // Rule 14
  'ignores the round of a named bet': { by: 'other-round' },
  'does not know what a number belongs to': { by: 'other-bet' },
  'accepts a refund of itself': { by: 'other-bet' },
  // Rules 15 and 20
  'ignores the currency': { by: 'currency' },
  'refuses unknown fields': { by: 'unknown-fields' },
  'keeps the refusal of unreadable calls': { by: 'unreadable-again' },
  // Rule 17
  'pays wins above the most': { by: 'held-win' },
  'refuses wins above the most': { by: 'held-win' },
  'leaves bets of held wins open': { by: 'held-win' },
  // Rule 21
  'checks the number before the member': { by: 'order' },
  'checks the funds first': { by: 'order-bet' },
  // Calls that the supplier serves
  'names another member in a launch': { by: 'house-launch' },
  'signs launches wrongly': { by: 'house-launch' },
  'shows the lobby in place of practice': { by: 'house-practice' },
  'believes every report': { by: 'house-report' },
} as const satisfies Readonly<Record<string, WalletFaultFacts>>

export type WalletFault = keyof typeof walletFaults

/** Returns the facts of a fault. */
export const factsOf = (fault: WalletFault): WalletFaultFacts => walletFaults[fault]

export const isWalletFault = (name: string): name is WalletFault => Object.hasOwn(walletFaults, name)

export const listWalletFaults = (): readonly WalletFault[] => Object.keys(walletFaults).filter(isWalletFault)
