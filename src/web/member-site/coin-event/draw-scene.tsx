import type { CoinDraw } from '#contract/promotions/coin-event.ts'
import { coins, points } from '#domain/money.ts'
import { chancePercent, prizeWords } from '#domain/promotions/prize-table.ts'
import { Button } from '#web/kit/controls/button.tsx'

type DrawSceneProps = {
  readonly drawn: CoinDraw | undefined
  /** Chance of the won prize, of 10,000. */
  readonly weight: number | undefined
  readonly busy: boolean
  readonly onVerify: (draw: CoinDraw) => void
}

/** The result area: four digits, then the prize. Both appear at once. */
export function DrawScene({ drawn, weight, busy, onVerify }: DrawSceneProps) {
  const digits = drawn && !busy ? String(drawn.number).padStart(4, '0') : '····'
  return (
    <div
      data-scene={busy ? 'drawing' : drawn ? 'drawn' : 'idle'}
      className="grid min-h-72 content-center justify-items-center gap-6 rounded-xl border border-line bg-bg px-4 py-8"
    >
      <div aria-hidden className="flex gap-2.5">
        {[...digits].map((digit, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place in the number
            key={`${drawn?.id ?? ''}${index}`}
            className={
              digit === '·'
                ? 'grid size-15 place-items-center rounded-full border border-line text-2xl text-faint'
                : 'grid size-15 animate-rise place-items-center rounded-full bg-[#e9edf4] text-2xl font-bold text-[#0a0d12]'
            }
          >
            {digit}
          </span>
        ))}
      </div>
      <div role="status" className="grid min-h-18 justify-items-center gap-2 text-center">
        {busy && <p className="text-dim">추첨하고 있습니다.</p>}
        {!busy && !drawn && <p className="text-dim">코인으로 추첨하면 이곳에 결과가 표시됩니다.</p>}
        {!busy && drawn && (
          <>
            <p className="text-2xl font-bold">
              <span className="sr-only">{`추첨 번호 ${drawn.number}, `}</span>
              {prizeWords({ points: points(drawn.points), coins: coins(drawn.coins) })}
            </p>
            <p className="text-sm text-dim">
              {`${drawn.counter}회차 · 번호 ${digits}${weight === undefined ? '' : ` · 확률 ${chancePercent(weight)}`}`}
            </p>
            <Button look="quiet" size="sm" onClick={() => onVerify(drawn)}>
              이 회차 검증
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
