/** Reasons of refusals: the result and message of `command`, and the status of `transactions` (docs/seamless-wallet.md). */
export const refusalCodes = {
  token: ['11', 'INVALID_TOKEN', 'RS_ERROR_INVALID_TOKEN'],
  session: ['12', 'SESSION_ENDED', 'RS_ERROR_TOKEN_EXPIRED'],
  'unknown member': ['21', 'MEMBER_UNKNOWN', 'RS_ERROR_USER_UNKNOWN'],
  'member may not play': ['22', 'MEMBER_BLOCKED', 'RS_ERROR_USER_DISABLED'],
  'unknown game': ['23', 'GAME_UNKNOWN', 'RS_ERROR_INVALID_GAME'],
  currency: ['24', 'WRONG_CURRENCY', 'RS_ERROR_WRONG_CURRENCY'],
  funds: ['31', 'INSUFFICIENT_FUNDS', 'RS_ERROR_NOT_ENOUGH_MONEY'],
  limit: ['32', 'LIMIT_REACHED', 'RS_ERROR_LIMIT_REACHED'],
  'used number': ['41', 'TRANSACTION_CONFLICT', 'RS_ERROR_DUPLICATE_TRANSACTION'],
  'unknown bet': ['42', 'BET_UNKNOWN', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
  refunded: ['43', 'BET_REFUNDED', 'RS_ERROR_TRANSACTION_ROLLED_BACK'],
  resolved: ['44', 'BET_RESOLVED', 'RS_ERROR_TRANSACTION_SETTLED'],
  'round closed': ['45', 'ROUND_CLOSED', 'RS_ERROR_ROUND_CLOSED'],
  'unknown round': ['46', 'ROUND_UNKNOWN', 'RS_ERROR_ROUND_UNKNOWN'],
  'other round': ['47', 'ROUND_MISMATCH', 'RS_ERROR_ROUND_MISMATCH'],
  maintenance: ['91', 'MAINTENANCE', 'RS_ERROR_MAINTENANCE'],
  busy: ['92', 'BUSY', 'RS_ERROR_UNKNOWN'],
  unreadable: ['99', 'BAD_REQUEST', 'RS_ERROR_WRONG_SYNTAX'],
} as const satisfies Record<string, readonly [result: string, message: string, status: string]>

export type Refusal = keyof typeof refusalCodes

export type Convention = 'command' | 'transactions'

/** Returns the code of a refusal in the convention. */
export const codeOf = (convention: Convention, refusal: Refusal): string =>
  refusalCodes[refusal][convention === 'command' ? 0 : 2]

/** Returns the message of a refusal in the convention `command`. */
export const messageOf = (refusal: Refusal): string => refusalCodes[refusal][1]

const reasons = new Map<string, Refusal>()
for (const [refusal, [result, , status]] of Object.entries(refusalCodes))
  if (isRefusal(refusal)) reasons.set(result, refusal).set(status, refusal)

function isRefusal(name: string): name is Refusal {
  return Object.hasOwn(refusalCodes, name)
}

/** Returns the reason that a code states; undefined for a code that is not in the paper. */
export const refusalOf = (code: string): Refusal | undefined => reasons.get(code)
