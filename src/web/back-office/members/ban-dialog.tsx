import { useState } from 'react'
import { type DeskMemberView, memberDeskContract } from '#contract/back-office/member-desk.ts'
import { memberBanContract } from '#contract/back-office/members/member-bans.ts'
import { type GameType, gameTypes, gameTypeWord } from '#domain/sports/game-type.ts'
import { call } from '#web/client/api/api.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

type BanDialogProps = { readonly member: DeskMemberView; readonly onClose: () => void }

/** The kinds of games on which a member may not bet: the next bet is refused, open ones stay. */
export function BanDialog({ member, onClose }: BanDialogProps) {
  const [bans, setBans] = useState<readonly GameType[]>(member.bans)
  const isSame = gameTypes.every(product => bans.includes(product) === member.bans.includes(product))
  return (
    <ActDialog
      title="게임별 베팅 제한"
      description={`${member.nickname} (${member.userId}) · 선택한 게임은 바로 베팅할 수 없습니다. 진행 중인 베팅은 그대로 처리됩니다.`}
      presets={['부정 이용', '한도 초과 반복', '고객 요청', '조사 완료']}
      confirm="적용"
      danger
      ready={!isSame}
      done={`${member.nickname} 회원의 베팅 제한을 변경했습니다.`}
      rereads={[memberDeskContract.member]}
      onAct={reason =>
        call(memberBanContract.ban, { params: { id: member.id }, body: { products: [...bans], reason } })
      }
      onClose={onClose}
    >
      <fieldset className="grid grid-cols-2 gap-x-4">
        <legend className="text-sm font-medium text-dim">베팅할 수 없는 게임</legend>
        {gameTypes.map(product => (
          <Checkbox
            key={product}
            label={gameTypeWord[product]}
            checked={bans.includes(product)}
            onChange={checked =>
              setBans(checked ? [...bans, product] : bans.filter(other => other !== product))
            }
          />
        ))}
      </fieldset>
    </ActDialog>
  )
}
