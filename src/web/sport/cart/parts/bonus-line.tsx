import { Gift } from 'lucide-react'
import type { BetPage } from '#domain/markets/bet-page.ts'
import { formatOdds } from '#domain/odds.ts'
import { type CartSlip, pickTier } from '#web/sport/cart/slip-store.ts'
import { type BonusProgress, bonusProgress } from '../bonus-progress.ts'
import { useHouseTerms } from '../house-terms.ts'

/** One line below the picks: the next bonus, and the button to add it. */
export function BonusLine({ slip, page }: { readonly slip: CartSlip; readonly page: BetPage }) {
  const { tiers } = useHouseTerms()
  const progress = bonusProgress(page, slip.legs, slip.bonus, tiers)
  if (!progress) return null
  return (
    <p className="flex min-h-9 items-center gap-1.5 border-t border-line px-4 py-1 text-xs text-dim">
      <Gift aria-hidden size={14} className="shrink-0 text-gold" />
      <span className="min-w-0 flex-1">{progressText(progress)}</span>
      {progress.kind === 'ready' && (
        <button
          type="button"
          onClick={() => pickTier(progress.tier)}
          className="-mr-1.5 h-8 rounded-md px-2 font-bold text-jade hover:bg-s2 mobile:h-11"
        >
          추가
        </button>
      )}
    </p>
  )
}

function progressText(progress: BonusProgress): string {
  const bonus = `${progress.tier.folds}폴더 보너스 ${formatOdds(progress.tier.odds)}배`
  if (progress.kind === 'missing') return `${progress.legs}경기 더 담으면 ${bonus}`
  if (progress.kind === 'ready') return `${bonus}를 받을 수 있습니다.`
  return '1.30배 이하 선택이 있어 보너스를 쓸 수 없습니다.'
}
