import type { ReactNode } from 'react'
import type { StatementMonths } from '#contract/cashier/statement.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { useSession } from '#web/client/api/api.ts'
import { Money, Points } from '#web/kit/display/figures.tsx'

type HoldingsProps = { readonly lifetime: StatementMonths['lifetime'] | undefined }

/** Present balances and their value (field W13), and lifetime deposits and withdrawals (W11). */
export function Holdings({ lifetime }: HoldingsProps) {
  const user = useSession()?.user
  if (!user) return null
  return (
    <section aria-label="보유와 누적" className="card grid gap-3 p-4">
      <dl className="grid grid-cols-3 gap-3 mobile:grid-cols-2">
        <Fact word="보유금액">
          <Money won={user.emoney} />
        </Fact>
        <Fact word="포인트">
          <Points points={user.point} />
        </Fact>
        <div className="min-w-0 mobile:col-span-2">
          <dt className="text-sm text-dim">
            누적 순충전액
            {lifetime && ` (${lifetime.since.slice(0, 10)} ~ 오늘)`}
          </dt>
          <dd className="min-h-6 text-lg">
            {lifetime && (
              <>
                <b>{`${signedFigure(lifetime.net)}원`}</b>
                <span className="ml-2 text-sm whitespace-nowrap text-dim">
                  {`충전 ${formatFigure(lifetime.deposited)} · 환전 ${formatFigure(lifetime.withdrawn)}`}
                </span>
              </>
            )}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-dim">
        보유금액과 포인트는 플레이머니로 현금 가치가 없으며(1원 = 현금 0원), 1P는 1원으로 전환됩니다.
      </p>
    </section>
  )
}

const Fact = ({ word, children }: { readonly word: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-dim">{word}</dt>
    <dd className="text-lg">{children}</dd>
  </div>
)
