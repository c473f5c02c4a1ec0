import { Wrench } from 'lucide-react'
import { siteContract } from '#contract/site/site.ts'
import { useCall } from '#web/client/api/api.ts'

/** The maintenance page (ROUTE-003). It leaves automatically when the site reopens. */
export function Page() {
  const { data } = useCall(siteContract.maintenance, undefined)
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <Wrench aria-hidden size={40} strokeWidth={1.5} className="text-gold" />
      <h1 className="text-2xl">사이트 점검중입니다.</h1>
      <p className="max-w-md text-dim">
        <span className="block whitespace-pre-line">
          {data?.maintenanceText || '더 나은 서비스를 위해 점검하고 있습니다.'}
        </span>
        <span className="block">점검이 끝나면 이 화면이 자동으로 바뀝니다.</span>
      </p>
      {data?.maintenanceEndsAt && (
        <p className="rounded-md bg-s2 px-4 py-2">
          종료 예정 <b className="text-gold">{data.maintenanceEndsAt.slice(0, 16)}</b>
        </p>
      )}
    </div>
  )
}
