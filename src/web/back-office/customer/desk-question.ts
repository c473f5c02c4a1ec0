import type { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import type { Output } from '#contract/wire/route.ts'

/** A question with its conversation and its member, as operators read it. */
export type DeskQuestion = Output<typeof customerOperatorContract.question>
