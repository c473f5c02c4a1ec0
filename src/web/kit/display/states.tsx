import { CircleAlert, Inbox, type LucideIcon, RotateCw, WifiOff } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../controls/button.tsx'
import { classNames } from '../theme/class-names.ts'

/** Placeholder of the size of the loading content, to avoid layout shifts. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div aria-hidden className={classNames('animate-skeleton rounded-md bg-s2', className)} />
}

/** Several equal placeholders, one per row. */
export const Skeletons = ({ count, className }: { readonly count: number; readonly className: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
  Array.from({ length: count }, (_, index) => <Skeleton key={index} className={className} />)

/** A loading list with the expected number of rows. */
export function SkeletonRows({
  rows,
  className = 'h-(--odds-height)',
}: {
  readonly rows: number
  readonly className?: string
}) {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">불러오는 중입니다.</span>
      <Skeletons count={rows} className={className} />
    </div>
  )
}

type StateProps = {
  readonly icon?: LucideIcon
  readonly title: string
  /** Suggests what the user can do. */
  readonly hint?: string
  readonly action?: ReactNode
}

/** An empty state with a hint. */
export function EmptyState({ icon: Icon = Inbox, title, hint, action }: StateProps) {
  return (
    <div className="grid justify-items-center gap-1.5 px-6 py-12 text-center">
      <Icon aria-hidden size={32} strokeWidth={1.5} className="mb-1.5 text-faint" />
      <p className="text-md font-semibold wrap-anywhere">{title}</p>
      {hint && <p className="text-sm text-dim">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

/** An error state with the reason and a retry button. */
export function ErrorState({
  text,
  onRetry,
  busy = false,
}: {
  readonly text: string
  readonly onRetry?: () => void
  readonly busy?: boolean
}) {
  return (
    <div role="alert" className="grid justify-items-center gap-1.5 px-6 py-12 text-center">
      <CircleAlert aria-hidden size={32} strokeWidth={1.5} className="mb-1.5 text-danger" />
      <p className="text-md font-semibold">불러오지 못했습니다.</p>
      <p className="text-sm text-dim">{text}</p>
      {onRetry && (
        <div className="mt-3">
          <Button onClick={onRetry} busy={busy}>
            <RotateCw aria-hidden size={16} />
            다시 시도
          </Button>
        </div>
      )}
    </div>
  )
}

function watchConnection(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

export const useOnline = (): boolean => useSyncExternalStore(watchConnection, () => navigator.onLine)

/** Banner while the network is offline; prices on screen may be outdated. */
export function OfflineBanner({ offline }: { readonly offline: boolean }) {
  return (
    <div role="status" aria-live="polite">
      {offline && (
        <p className="flex min-h-9 items-center justify-center gap-2 bg-live-wash px-4 py-1.5 text-sm font-semibold text-live">
          <WifiOff aria-hidden size={16} className="shrink-0" />
          네트워크 연결을 확인해 주세요. 화면의 배당이 최신이 아닐 수 있습니다.
        </p>
      )}
    </div>
  )
}
