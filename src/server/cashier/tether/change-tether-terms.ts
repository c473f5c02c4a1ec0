import { isIP } from 'node:net'
import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import type { TetherDeps } from './tether-deps.ts'
import { insertTetherTerms, loadTetherTerms, lockTetherTerms, type TetherTerms } from './tether-terms.sql.ts'

type Figures = Pick<
  TetherTerms,
  'priceA' | 'priceB' | 'spreadBasisPoints' | 'feeTrc' | 'feeErc' | 'gatewayNetworks'
>
type ChangeRefusal = Refusal<'EDITED_MEANWHILE' | 'TETHER_TERMS_MEANINGLESS'>

/** Sets the tether rates for future quotes; existing quotes keep theirs. */
export function changeTetherTerms(
  deps: TetherDeps,
  act: OperatorAct,
  { version, ...figures }: Figures & { readonly version: number },
): Promise<Result<TetherTerms, ChangeRefusal>> {
  const why = faultOf(figures)
  if (why !== undefined) return Promise.resolve(refuse({ code: 'TETHER_TERMS_MEANINGLESS', why }))
  return deps.db.transaction(async tx => {
    await lockTetherTerms(tx)
    const before = await loadTetherTerms(tx)
    if (before.version !== version) return refuse({ code: 'EDITED_MEANWHILE' })
    const at = deps.clock.now()
    const after = await insertTetherTerms(tx, {
      ...figures,
      ...{ version: version + 1, changedAt: at, operator: act.operator.userId, reason: act.reason },
    })
    await recordAct(tx, {
      ...{ ...act, act: 'change-tether-terms', subject: 'tether-terms', at },
      before: figuresOf(before),
      after: figuresOf(after),
    })
    tellContentChanged(tx, deps, 'cash')
    return accept(after)
  })
}

const figuresOf = ({
  priceA,
  priceB,
  spreadBasisPoints,
  feeTrc,
  feeErc,
  gatewayNetworks,
}: Figures): Figures => ({
  ...{ priceA, priceB, spreadBasisPoints, feeTrc, feeErc, gatewayNetworks },
})

/** Prices further apart than this are a typing error, and one of them would become the rate. */
const APART_PERCENT_MAX = 10

function faultOf({ priceA, priceB, gatewayNetworks }: Figures): string | undefined {
  const apart = Math.abs(priceA - priceB) * 100
  if (apart > APART_PERCENT_MAX * Math.min(priceA, priceB))
    return `두 거래소 시세의 차이가 ${APART_PERCENT_MAX}%를 넘습니다. 다시 확인해 주세요.`
  if (gatewayNetworks.length === 0) return '게이트웨이 주소를 하나 이상 입력해 주세요.'
  const wrong = gatewayNetworks.find(network => !isNetwork(network))
  return wrong === undefined ? undefined : `아이피 주소나 대역이 아닙니다: ${wrong}`
}

const BITS = { 4: 32, 6: 128 } as const

/** "203.0.113.7" or "203.0.113.0/24". */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (rest.length > 0 || (family !== 4 && family !== 6)) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 8 && Number(bits) <= BITS[family])
}
