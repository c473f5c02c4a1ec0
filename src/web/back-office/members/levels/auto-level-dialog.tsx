import type { DeskMemberView } from '#contract/back-office/member-desk.ts'
import { pointsRuleContract } from '#contract/promotions/points-rules.ts'
import type { Output } from '#contract/wire/route.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'

type AutoLevelDialogProps = { readonly member: DeskMemberView; readonly onClose: () => void }

/** Excludes a member from the automatic levels, or includes them again (handbook 5.8). */
export function AutoLevelDialog({ member, onClose }: AutoLevelDialogProps) {
  const input = { params: { memberId: member.id } }
  const answer = useCall(pointsRuleContract.memberLevel, input, { staleTime: 0 })
  if (answer.data === undefined)
    return (
      <Dialog open onClose={onClose} title="자동 레벨">
        <AnswerView answer={answer} waiting={<Skeleton className="h-24" />}>
          {() => null}
        </AnswerView>
      </Dialog>
    )
  const isOn = answer.data.isAutomatic
  return (
    <ActDialog<Output<typeof pointsRuleContract.switchMember>>
      title={isOn ? '자동 레벨 끄기' : '자동 레벨 켜기'}
      description={`${member.nickname} (${member.userId}) · ${
        isOn
          ? '끄면 이용 실적이 쌓여도 레벨이 자동으로 오르지 않습니다.'
          : '켜면 이용 실적에 따라 레벨이 자동으로 오릅니다.'
      }`}
      presets={['운영자 지정 레벨 유지', '고객 요청', '조사 중', '조사 완료']}
      confirm={isOn ? '끄기' : '켜기'}
      done={isOn ? '자동 레벨을 껐습니다.' : '자동 레벨을 켰습니다.'}
      rereads={[pointsRuleContract.memberLevel]}
      onAct={reason =>
        call(pointsRuleContract.switchMember, { ...input, body: { isAutomatic: !isOn, reason } })
      }
      onClose={onClose}
    />
  )
}
