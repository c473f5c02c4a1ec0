import { usePlayWatch } from '../watches/play-watch.tsx'

/** Shows excluded members on every page until when they are excluded (rg.excluded). */
export function ExclusionBanner() {
  const exclusion = usePlayWatch().data?.exclusion
  if (!exclusion) return null
  return (
    <p
      role="status"
      className="bg-live-wash px-4 py-2 text-center text-sm font-semibold text-live"
      data-exclusion-banner
    >
      자가제한 기간에는 이용할 수 없습니다. (해제일 {exclusion.until?.slice(0, 16) ?? '없음'})
    </p>
  )
}
