import { Users } from 'lucide-react'
import type { TreeBranch, TreeMember } from '#contract/promotions/friends.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { TreeLink } from './recommender-list.tsx'
import { ReferralStatusBadge } from './referral-status-badge.tsx'

/** The members recommended by a member and the generation below, with the commission from each. */
export const TreeBelow = ({ below }: { readonly below: readonly TreeBranch[] }) =>
  below.length === 0 ? (
    <NothingFound icon={Users} title="추천한 친구가 없습니다." />
  ) : (
    <ul aria-label="1대" className="card divide-y divide-line">
      {below.map(({ friends, friendsCount, points, ...branch }) => (
        <li key={branch.id} className="grid gap-1 px-3.5 py-2">
          <Line generation="1대" member={branch} points={points} />
          {friends.length > 0 && (
            <ul aria-label={`${branch.userId}의 친구`} className="ml-3 border-l border-line pl-4">
              {friends.map(friend => (
                <li key={friend.id}>
                  <Line generation="2대" member={friend} points={friend.points} />
                </li>
              ))}
              {friendsCount > friends.length && (
                <li className="py-1 text-sm text-dim">{`외 ${formatFigure(friendsCount - friends.length)}명`}</li>
              )}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )

type LineProps = { readonly generation: string; readonly member: TreeMember; readonly points: number }

const Line = ({ generation, member, points }: LineProps) => (
  <div className="flex min-h-9 items-center gap-2 text-sm">
    <span className="text-xs text-dim">{generation}</span>
    <span className="min-w-0 flex-1 break-all">
      <TreeLink member={member} /> {member.nickname}
    </span>
    <ReferralStatusBadge status={member.status} />
    <span className="text-dim narrow:hidden">{member.joinedOn}</span>
    <span className="w-24 text-right font-semibold">{`${formatFigure(points)}P`}</span>
  </div>
)
