import type { operatorRulesContract } from '#contract/back-office/operators.ts'
import type { Output } from '#contract/wire/route.ts'

/** Rules for all operators. */
export type OperatorRules = Output<typeof operatorRulesContract.rules>
