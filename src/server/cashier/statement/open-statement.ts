import { statementContract, statementOperatorContract } from '#contract/cashier/statement.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { statementOperatorRoutes } from './statement.operator.ts'
import { statementRoutes } from './statement.routes.ts'

/** Opens the statement routes of a node; operators have separate connections. */
export const openStatement = ({
  deskDb,
  ...deps
}: Pick<Deps, 'db' | 'clock'> & { readonly deskDb: Db }): readonly Feature[] => [
  feature(statementContract, statementRoutes(deps)),
  feature(statementOperatorContract, statementOperatorRoutes({ ...deps, db: deskDb })),
]
