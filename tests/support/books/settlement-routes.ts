import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { settlementOperatorContract } from '#contract/back-office/settlement.ts'
import { assert } from '#domain/assert.ts'
import { feature } from '#server/platform/http/http.ts'
import { settlementOperatorRoutes } from '#server/settlement/settlement.operator.ts'
import type { SettlementDeps } from '#server/settlement/settlement.ts'
import { insertOperator } from '../house/operator.sql.ts'
import { type Asked, ask, operatorCaller, serve } from '../house/serve.ts'

/** Serves the operators' settlement routes to a test file; returns a client: `ask('/api/admin/…', { as, body })`. */
export function useSettlementRoutes(deps: () => SettlementDeps) {
  let app: FastifyInstance | undefined
  beforeAll(async () => {
    const { db, clock } = deps()
    await insertOperator(db, operatorCaller.memberId, clock.now())
    app = serve(feature(settlementOperatorContract, settlementOperatorRoutes(deps())))
  })
  afterAll(() => app?.close())
  return (url: string, asked: Asked) => {
    assert(app, 'the routes are there from beforeAll on')
    return ask(app, url, asked)
  }
}
