/** The front door of the cashier: what has to be bet before money may leave. */
export { turnoverRefusal } from './turnover/check-turnover.ts'
export { openRequirement, requireForConversion, reverseRequirement } from './turnover/open-requirement.ts'
export { openTurnover } from './turnover/open-turnover.ts'
export { readTurnoverRule } from './turnover/turnover-rule.ts'
