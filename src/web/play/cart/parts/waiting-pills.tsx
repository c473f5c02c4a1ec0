import { Money } from '#web/kit/display/figures.tsx'
import type { Waiting } from '../waiting.ts'
import { WaitingFace } from './waiting-button.tsx'

type Pill = Waiting & {
  readonly key: string
  readonly amount: number
  /** Short name of the bet: 3폴더. */
  readonly what: string
}

/** Pending bets, shown above every page. */
export const WaitingPills = ({ bets }: { readonly bets: readonly Pill[] }) => (
  <ul
    aria-label="접수 중인 베팅"
    className="fixed right-[max(16px,calc((100vw-var(--page-width))/2+16px))] bottom-[calc(var(--foot-height)+16px)] z-40 grid justify-items-end gap-2"
  >
    {bets.map(bet => (
      <li
        key={bet.key}
        data-waiting-pill
        className="flex animate-rise items-center gap-2.5 rounded-lg border border-line bg-s3 py-2.5 pr-4 pl-3 text-sm font-semibold shadow-float"
      >
        <WaitingFace bet={bet} />
        <span className="border-l border-line pl-2.5 font-medium text-dim">
          {bet.what} <Money won={bet.amount} />
        </span>
      </li>
    ))}
  </ul>
)
