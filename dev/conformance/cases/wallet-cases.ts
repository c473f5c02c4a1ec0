import { accessCases } from './access-cases.ts'
import { answerCases } from './answer-cases.ts'
import { betCases } from './bet-cases.ts'
import type { Case } from './case.ts'
import { endingCases } from './ending-cases.ts'
import { houseCases } from './house-cases.ts'
import { numberCases } from './number-cases.ts'
import { orderCases } from './order-cases.ts'
import { roundCases } from './round-cases.ts'
import { sessionCases } from './session-cases.ts'

/** Every case, in the order of play: cases that end sessions are the last. */
export const walletCases: readonly Case[] = [
  ...accessCases,
  ...answerCases,
  ...numberCases,
  ...betCases,
  ...endingCases,
  ...roundCases,
  ...orderCases,
  ...houseCases,
  ...sessionCases,
]
