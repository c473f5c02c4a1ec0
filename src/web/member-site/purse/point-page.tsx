import { useState } from 'react'
import { useSession } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { TurnoverProgress } from '../kit/turnover/turnover-progress.tsx'
import { ConversionForm } from './conversion-form.tsx'
import { PurseChanges } from './purse-changes.tsx'

/** All changes, or only conversions (WALLET-015). */
const lists = [
  { key: 'points', label: '전체' },
  { key: 'conversions', label: '전환내역' },
] as const

/** `/mywallet/point`: conversion of points, and all their changes (ROUTE-022, WALLET-014, WALLET-015). */
export function Page() {
  const [list, setList] = useState<(typeof lists)[number]['key']>('points')
  const user = useSession()?.user
  if (!user) return null
  return (
    <div className="grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="text-2xl">포인트전환</h1>
      <section aria-label="포인트전환" className="card p-5 mobile:p-4">
        <ConversionForm user={user} />
      </section>
      <TurnoverProgress />
      <section
        aria-labelledby="point-changes"
        className="card grid grid-cols-[minmax(0,1fr)] gap-2 p-5 mobile:p-4"
      >
        <h2 id="point-changes" className="text-lg">
          포인트 변동내역
        </h2>
        <Tabs label="내역 종류" tabs={lists} value={list} onChange={setList} />
        <PurseChanges key={list} purse={list} figure={user.point} />
      </section>
    </div>
  )
}
