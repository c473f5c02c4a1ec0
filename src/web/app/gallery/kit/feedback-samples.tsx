import { useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge, CountBadge, LevelBadge } from '#web/kit/display/badge.tsx'
import { Meter } from '#web/kit/display/meter.tsx'
import { EmptyState, ErrorState, OfflineBanner, SkeletonRows } from '#web/kit/display/states.tsx'
import { TimerRing } from '#web/kit/display/timer-ring.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Drawer } from '#web/kit/overlays/drawer.tsx'
import { LoadingBar } from '#web/kit/overlays/loading-bar.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { Sample, Samples } from '../sample.tsx'

/** Overlays, loading states and errors. */
export function FeedbackSamples() {
  return (
    <>
      <Floating />
      <Samples>
        <Sample name="Badge">
          <div className="flex flex-wrap items-center gap-2">
            <LevelBadge level={5} />
            <Badge>진행중</Badge>
            <Badge tone="jade">적중</Badge>
            <Badge tone="up">낙첨</Badge>
            <Badge tone="down">적특</Badge>
            <Badge tone="live">경기중</Badge>
            <Badge tone="strong">5폴더</Badge>
            <CountBadge count={3} label="선택" />
            <CountBadge count={120} label="쪽지" />
          </div>
        </Sample>
        <Sample name="TimerRing">
          <div className="flex gap-3">
            <TimerRing left={51} whole={100} />
            <TimerRing left={50} whole={100} />
            <TimerRing left={20} whole={100} />
          </div>
        </Sample>
        <Sample name="Meter">
          <Meter label="최대당첨금액" value={34} max={100} text="34%" />
          <Meter label="최대당첨금액" value={93} max={100} text="93%" />
          <Meter label="최대당첨금액" value={120} max={100} text="초과" />
        </Sample>
        <Sample name="OfflineBanner">
          <OfflineBanner offline />
        </Sample>
        <Sample name="EmptyState">
          <div className="card">
            <EmptyState
              title="베팅내역이 없습니다."
              hint="경기를 선택해 첫 베팅을 해보세요."
              action={<Button look="primary">경기 보기</Button>}
            />
          </div>
        </Sample>
        <Sample name="ErrorState">
          <div className="card">
            <ErrorState text="네트워크 연결을 확인해 주세요." onRetry={() => showToast('다시 시도합니다.')} />
          </div>
        </Sample>
        <Sample name="Skeleton">
          <SkeletonRows rows={3} />
        </Sample>
      </Samples>
    </>
  )
}

type Shown = 'confirm' | 'persistent' | 'left' | 'right' | 'loading' | null

function Floating() {
  const [shown, setShown] = useState<Shown>(null)
  const close = () => setShown(null)
  return (
    <Sample name="Dialog · AlertDialog · Drawer · Toast · LoadingBar">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setShown('confirm')}>확인 창</Button>
        <Button onClick={() => setShown('persistent')}>닫히지 않는 창</Button>
        <Button onClick={() => showAlert('최소베팅금 5,000원 미만 베팅하실수 없습니다.')}>알림</Button>
        <Button onClick={() => setShown('left')}>왼쪽 서랍</Button>
        <Button onClick={() => setShown('right')}>오른쪽 서랍</Button>
        <Button onClick={() => showToast('베팅번호를 복사했습니다.', 'good')}>토스트</Button>
        <Button onClick={() => showToast('복사하지 못했습니다.', 'bad')}>토스트(실패)</Button>
        <Button onClick={() => setShown(shown === 'loading' ? null : 'loading')}>로딩 바</Button>
      </div>
      <Dialog
        open={shown === 'confirm'}
        onClose={close}
        title="베팅하시겠습니까?"
        description="3폴더 · 100,000원 · 예상 당첨금 1,148,000원"
        actions={<TwoButtons no="취소" yes="베팅" onPress={close} />}
      />
      <Dialog
        open={shown === 'persistent'}
        onClose={close}
        persistent
        title="배당이 변경되었습니다."
        description="변경된 배당으로 베팅하시겠습니까?"
        actions={<TwoButtons no="아니오 (베팅취소)" yes="예" onPress={close} />}
      />
      {(['left', 'right'] as const).map(side => (
        <Drawer key={side} side={side} open={shown === side} onClose={close} title="서랍">
          <p className="p-4">화면의 9/10 너비입니다.</p>
        </Drawer>
      ))}
      <LoadingBar loading={shown === 'loading'} />
    </Sample>
  )
}

type TwoButtonsProps = { readonly no: string; readonly yes: string; readonly onPress: () => void }

const TwoButtons = ({ no, yes, onPress }: TwoButtonsProps) => (
  <>
    <Button size="lg" onClick={onPress}>
      {no}
    </Button>
    <Button size="lg" look="primary" onClick={onPress}>
      {yes}
    </Button>
  </>
)
