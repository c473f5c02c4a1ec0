import { Users } from 'lucide-react'
import type { Friend } from '#contract/promotions/friends.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type FriendListProps = { readonly friends: readonly Friend[]; readonly busy: boolean }

/** Members who used the code and the points from them; never a bet or a balance (handbook 5.11). */
export const FriendList = ({ friends, busy }: FriendListProps) =>
  friends.length === 0 ? (
    <div className="card">
      <EmptyState
        icon={Users}
        title="아직 추천한 친구가 없습니다."
        hint="가입 링크로 들어온 회원이 여기에 표시됩니다."
      />
    </div>
  ) : (
    <ul
      aria-label="추천한 친구"
      aria-busy={busy}
      className={classNames('card divide-y divide-line transition-opacity', busy && 'opacity-60')}
    >
      {friends.map(({ nickname, joinedOn, waiting, points }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names are masked, so nothing else tells two rows apart
        <li key={at} className="flex min-h-14 items-center gap-3 px-4 py-2">
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="flex items-center gap-2">
              <span className="font-semibold">{nickname}</span>
              {waiting && <Badge>승인 대기</Badge>}
            </span>
            <span className="text-sm text-dim">{joinedOn} 가입</span>
          </span>
          <span className="font-semibold whitespace-nowrap">
            {formatFigure(points)}
            <span className="font-normal text-dim">P</span>
          </span>
        </li>
      ))}
    </ul>
  )
