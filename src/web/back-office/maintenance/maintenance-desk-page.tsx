import { useState } from 'react'
import { siteOperatorContract } from '#contract/site/site.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { AreaDialog } from './area-dialog.tsx'
import { type ClosableArea, closableAreas, isClosed } from './closable-areas.ts'
import { SiteDialog } from './site-dialog.tsx'

/** 점검관리: closes and opens the site, or areas of it (MAINT-001 to MAINT-006, handbook 6.3). */
export function Page() {
  const answer = useCall(siteOperatorContract.allSettings, undefined, { staleTime: 0 })
  const [area, setArea] = useState<ClosableArea>()
  const [asksSite, setAsksSite] = useState(false)
  return (
    <DeskPage title="점검관리">
      <AnswerView answer={answer} waiting={<Skeleton className="h-80" />}>
        {settings => (
          <>
            <section aria-labelledby="whole-site" className="card grid max-w-[900px] gap-3 p-4">
              <Head
                id="whole-site"
                title="사이트 전체"
                closed={settings.siteNoticeFlg === 1}
                onChange={() => setAsksSite(true)}
              />
              <p className="text-sm text-dim">
                점검을 시작하면 회원과 비회원은 5초 안에 점검 화면으로 이동하고, 회원은 로그아웃됩니다.
                관리자는 계속 이용할 수 있습니다.
              </p>
              {settings.siteNoticeFlg === 1 && (
                <dl className="grid gap-1 text-sm">
                  <Fact
                    term="점검 안내"
                    text={settings.maintenanceText || '기본 문구 (더 나은 서비스를 위해 점검하고 있습니다.)'}
                  />
                  <Fact term="종료 예정" text={settings.maintenanceEndsAt?.slice(0, 16) ?? '미정'} />
                </dl>
              )}
            </section>
            <section aria-label="영역별 점검" className="card max-w-[900px] divide-y divide-line">
              {closableAreas.map(one => (
                <div key={one.flag} className="grid gap-1.5 p-4">
                  <Head
                    id={one.flag}
                    title={one.title}
                    closed={isClosed(one, settings)}
                    onChange={() => setArea(one)}
                  />
                  <p className="text-sm text-dim">{one.what}</p>
                </div>
              ))}
            </section>
            {area && (
              <AreaDialog area={area} closed={isClosed(area, settings)} onClose={() => setArea(undefined)} />
            )}
            {asksSite && <SiteDialog settings={settings} onClose={() => setAsksSite(false)} />}
          </>
        )}
      </AnswerView>
    </DeskPage>
  )
}

type HeadProps = {
  readonly id: string
  readonly title: string
  readonly closed: boolean
  readonly onChange: () => void
}

function Head({ id, title, closed, onChange }: HeadProps) {
  const mayChange = useMay('settings:write')
  const act = closed ? '점검 종료' : '점검 시작'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <Badge tone={closed ? 'gold' : 'plain'}>{closed ? '점검중' : '정상'}</Badge>
      {mayChange && (
        <div className="ml-auto">
          <Button aria-label={`${title} ${act}`} onClick={onChange}>
            {act}
          </Button>
        </div>
      )}
    </div>
  )
}

const Fact = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <div className="flex gap-3">
    <dt className="w-20 shrink-0 text-dim">{term}</dt>
    <dd className="whitespace-pre-line">{text}</dd>
  </div>
)
