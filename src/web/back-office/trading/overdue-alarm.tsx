import { TriangleAlert } from 'lucide-react'
import { formatFigure } from '#domain/korean-formats.ts'

/** Members wait for the end of bets in play, and their money is held: somebody has to look. */
export function OverdueAlarm({ bets }: { readonly bets: number }) {
  return (
    <div role="alert" className="contents">
      {bets > 0 && (
        <p className="flex items-center gap-2 rounded-md border border-live/50 bg-live-wash px-3.5 py-2 text-sm font-semibold text-live">
          <TriangleAlert aria-hidden size={16} className="shrink-0" />
          라이브 베팅 {formatFigure(bets)}건이 1분 넘게 처리되지 않았습니다. 베팅금이 보류된 상태이니 서버
          로그를 확인해 주세요.
        </p>
      )}
    </div>
  )
}
