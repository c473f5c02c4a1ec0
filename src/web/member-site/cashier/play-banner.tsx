import { Info } from 'lucide-react'
import { Skeleton } from '#web/kit/display/states.tsx'

type PlayBannerProps = {
  /** The answer that says whether the site runs in the play-money mode. */
  readonly answer: { readonly isPending: boolean; readonly data: { readonly isPlay: boolean } | undefined }
}

/** Notice on all wallet pages of the play-money mode that no real money is involved (handbook 5.2). */
export const PlayBanner = ({ answer: { isPending, data } }: PlayBannerProps) =>
  isPending ? (
    <Skeleton className="h-10" />
  ) : (
    data?.isPlay && (
      <p
        data-play-banner
        className="flex items-center gap-2.5 rounded-lg border border-gold/40 bg-s1 px-4 py-2.5 text-sm"
      >
        <Info aria-hidden size={16} className="shrink-0 text-gold" />
        데모 모드: 실제 입출금은 지원하지 않습니다.
      </p>
    )
  )
