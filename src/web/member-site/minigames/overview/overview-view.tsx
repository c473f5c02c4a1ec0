import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { WireGame } from '#contract/minigame/minigames.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useOverview } from '../rounds/use-overview.ts'
import { GameSections } from './game-sections.tsx'
import { byFamily, byGroup, gamesOf, groups, withoutVirtual } from './places.ts'

type Order = 'kind' | 'group'

const orders: readonly { readonly key: Order; readonly label: string }[] = [
  { key: 'kind', label: '종류별' },
  { key: 'group', label: '그룹별' },
]

/** `/minigame`: all groups and games with countdown and last result (ROUTE-038, MINI-071). */
export function OverviewView({ games }: { readonly games: readonly WireGame[] }) {
  const { data } = useOverview()
  const [order, setOrder] = useState<Order>('kind')
  const own = withoutVirtual(games)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-overview>
      <header className="flex min-h-10 flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl">미니게임</h1>
        <p className="text-dim">모든 추첨은 누구나 다시 계산해 확인할 수 있습니다.</p>
      </header>
      <nav aria-label="게임 그룹" className="flex flex-wrap gap-1.5">
        {groups
          .filter(({ key }) => gamesOf(key, games).length > 0)
          .map(({ key, title }) => (
            <Link
              key={key}
              to={`/minigame/${key}`}
              className="inline-flex h-9 items-center rounded-md border border-line bg-s1 px-3 text-sm font-medium text-dim hover:border-edge hover:text-text mobile:h-11"
            >
              {title}
            </Link>
          ))}
      </nav>
      <fieldset className="flex gap-1.5">
        <legend className="sr-only">정렬</legend>
        {orders.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={order === key}
            onClick={() => setOrder(key)}
            className={classNames(
              'h-9 rounded-full border px-3.5 mobile:h-11',
              order === key
                ? 'border-invert bg-invert font-bold text-invert-ink'
                : 'border-line bg-s1 font-medium text-dim hover:border-edge hover:text-text',
            )}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <GameSections sections={order === 'kind' ? byFamily(own) : byGroup(own)} overview={data} />
    </div>
  )
}
