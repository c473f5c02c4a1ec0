import type { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import type { Output } from '#contract/wire/route.ts'

/** A question with its conversation and its member, for operators. */
export type DeskQuestion = Output<typeof customerOperatorContract.question>
