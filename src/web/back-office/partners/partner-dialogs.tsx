import { useState } from 'react'
import { type ListedPartner, partnerDeskContract } from '#contract/back-office/partners/partner-desk.ts'
import { partnerLevels, partnerLevelWord } from '#domain/partners/partner-level.ts'
import { call } from '#web/client/api/api.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { useOnceKey } from '../kit/acts/use-once-key.ts'
import { FigureField } from '../kit/figure-field.tsx'
import { noRates, rateEntry, readRates } from '../kit/rate-entry.ts'
import { RateFields } from '../kit/rate-fields.tsx'

const rereads = [partnerDeskContract.list, partnerDeskContract.detail]
const reasons = ['파트너 계약', '요율 조정', '계약 변경', '입력 오류 정정']
const levelOptions = partnerLevels.map(level => ({ value: String(level), label: partnerLevelWord[level] }))
const isLevel = (value: string) => partnerLevels.find(level => String(level) === value)

type Closing = { readonly onClose: () => void }
type OfOne = Closing & { readonly partner: Pick<ListedPartner, 'id' | 'nickname' | 'rates'> }

/** Makes a member a partner. */
export function MakeDialog({ onClose }: Closing) {
  const [userId, setUserId] = useState('')
  const [level, setLevel] = useState<(typeof partnerLevels)[number]>(3)
  const [entry, setEntry] = useState(noRates)
  const rates = readRates(entry)
  return (
    <ActDialog
      title="파트너 지정"
      description="상위 파트너는 추천인으로 정해지며, 요율은 상위 파트너를 초과할 수 없습니다."
      presets={reasons}
      confirm="지정"
      size="content"
      ready={userId.trim() !== '' && rates !== undefined}
      done="파트너로 지정했습니다."
      rereads={rereads}
      onAct={async reason =>
        call(partnerDeskContract.make, { body: { userId: userId.trim(), level, rates: rates ?? [], reason } })
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
        <TextField
          label="회원 아이디"
          autoComplete="off"
          maxLength={40}
          value={userId}
          onChange={({ target }) => setUserId(target.value)}
        />
        <SelectField
          label="등급"
          options={levelOptions}
          value={String(level)}
          onChange={({ target }) => setLevel(isLevel(target.value) ?? level)}
        />
      </div>
      <RateFields entry={entry} onChange={setEntry} />
    </ActDialog>
  )
}

/** Changes a partner's rates. */
export function RatesDialog({ partner, onClose }: OfOne) {
  const [entry, setEntry] = useState(() => rateEntry(partner.rates))
  const rates = readRates(entry)
  const isChanged = rates !== undefined && JSON.stringify(rates) !== JSON.stringify(partner.rates)
  return (
    <ActDialog
      title={`${partner.nickname} 요율`}
      description="저장한 뒤 접수되는 베팅부터 적용됩니다."
      presets={reasons}
      confirm="저장"
      size="content"
      ready={isChanged}
      done="요율을 저장했습니다."
      rereads={rereads}
      onAct={async reason =>
        call(partnerDeskContract.changeRates, {
          params: { id: partner.id },
          body: { rates: rates ?? [], reason },
        })
      }
      onClose={onClose}
    >
      <RateFields entry={entry} onChange={setEntry} />
    </ActDialog>
  )
}

/** Stops or resumes a partner. */
export const StateDialog = ({ partner, active, onClose }: OfOne & { readonly active: boolean }) => (
  <ActDialog
    title={active ? `${partner.nickname} 재개` : `${partner.nickname} 중지`}
    description={
      active
        ? '이후 접수되는 베팅부터 다시 적립합니다.'
        : '이후 접수되는 베팅부터 적립하지 않습니다. 쌓인 정산금은 그대로 남습니다.'
    }
    presets={active ? ['계약 재개'] : ['계약 종료', '규정 위반', '본인 요청']}
    confirm={active ? '재개' : '중지'}
    danger={!active}
    done={active ? '파트너를 재개했습니다.' : '파트너를 중지했습니다.'}
    rereads={rereads}
    onAct={reason =>
      call(partnerDeskContract.changeState, { params: { id: partner.id }, body: { active, reason } })
    }
    onClose={onClose}
  />
)

const GRANT_MAX = 1_000_000_000

/** Grants event money, which is claimed like other earnings. */
export function GrantDialog({ partner, onClose }: OfOne) {
  const [amount, setAmount] = useState<number>()
  const { key } = useOnceKey()
  return (
    <ActDialog
      title={`${partner.nickname} 이벤트 정산금`}
      presets={['추천 이벤트', '분기 목표 달성', '프로모션 보상']}
      reasonHint="파트너의 이벤트 정산 내역에도 표시됩니다."
      confirm="지급"
      ready={amount !== undefined && amount > 0}
      done="이벤트 정산금을 지급했습니다."
      rereads={rereads}
      onAct={reason =>
        call(partnerDeskContract.grant, {
          params: { id: partner.id },
          body: { key, amount: amount ?? 0, reason },
        })
      }
      onClose={onClose}
    >
      <FigureField label="금액 (원)" max={GRANT_MAX} value={amount} onChange={setAmount} />
    </ActDialog>
  )
}
