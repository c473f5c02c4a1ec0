import { type FormEvent, type ReactNode, useState } from 'react'
import { type SubPartner, subPartnerContract } from '#contract/partner/sub-partners.ts'
import type { Output } from '#contract/wire/route.ts'
import { partnerLevels, partnerLevelWord } from '#domain/partners/partner-level.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { PasswordField, TextField } from '#web/kit/controls/text-field.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { type ActAnswer, useAct } from '../kit/acts/use-act.ts'
import { rateEntry, readRates } from '../kit/rate-entry.ts'
import { RateFields } from '../kit/rate-fields.tsx'

type Closing = { readonly onClose: () => void }
type Own = Output<typeof subPartnerContract.list>['own']

/** Frame of a partner's action: fields, the server's message, and two buttons. */
function PartnerAct(
  props: Closing & {
    readonly title: string
    readonly description?: string
    readonly confirm: string
    readonly done: string
    readonly ready: boolean
    readonly danger?: boolean
    readonly send: () => Promise<ActAnswer<{ id: number }>>
    readonly children?: ReactNode
  },
) {
  const { title, description, confirm, done, ready, danger = false, send, onClose, children } = props
  const { act, busy, refusal } = useAct<{ id: number }>({
    done,
    rereads: [subPartnerContract.list],
    onDone: onClose,
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (ready && !busy) void act(send)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="content"
      {...(description !== undefined && { description })}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            size="lg"
            disabled={!ready}
            busy={busy}
            onClick={() => submit()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
        <RefusalNote text={refusal} />
      </form>
    </Dialog>
  )
}

/** Creates a partner below the own account, with rates not above the own ones. */
export function CreateDialog({ own, onClose }: Closing & { readonly own: Own }) {
  const levels = partnerLevels.filter(level => level > (own.level ?? 4))
  const [level, setLevel] = useState(levels[0] ?? 4)
  const [names, setNames] = useState({ userId: '', nickname: '', password: '' })
  const [entry, setEntry] = useState(() => rateEntry(own.rates))
  const rates = readRates(entry)
  const isReady = Object.values(names).every(text => text !== '') && rates !== undefined
  return (
    <PartnerAct
      title="하위 파트너 생성"
      description="비밀번호는 첫 로그인에서 변경합니다. 요율은 내 요율을 초과할 수 없습니다."
      confirm="생성"
      done="하위 파트너를 만들었습니다."
      ready={isReady}
      send={() => call(subPartnerContract.create, { body: { ...names, level, rates: rates ?? [] } })}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
        <TextField
          label="아이디"
          autoComplete="off"
          maxLength={12}
          value={names.userId}
          onChange={({ target }) => setNames({ ...names, userId: target.value })}
        />
        <TextField
          label="닉네임"
          autoComplete="off"
          maxLength={8}
          value={names.nickname}
          onChange={({ target }) => setNames({ ...names, nickname: target.value })}
        />
        <PasswordField
          label="임시 비밀번호"
          autoComplete="new-password"
          maxLength={20}
          value={names.password}
          onChange={({ target }) => setNames({ ...names, password: target.value })}
        />
        <SelectField
          label="등급"
          options={levels.map(value => ({ value: String(value), label: partnerLevelWord[value] }))}
          value={String(level)}
          onChange={({ target }) => setLevel(levels.find(one => String(one) === target.value) ?? level)}
        />
      </div>
      <RateFields entry={entry} onChange={setEntry} />
    </PartnerAct>
  )
}

/** Changes the rates of a direct sub-partner. */
export function ChangeRatesDialog({ partner, onClose }: Closing & { readonly partner: SubPartner }) {
  const [entry, setEntry] = useState(() => rateEntry(partner.rates))
  const rates = readRates(entry)
  const isChanged = rates !== undefined && JSON.stringify(rates) !== JSON.stringify(partner.rates)
  return (
    <PartnerAct
      title={`${partner.nickname} 요율`}
      description="저장한 뒤 접수되는 베팅부터 적용됩니다."
      confirm="저장"
      done="요율을 저장했습니다."
      ready={isChanged}
      send={() =>
        call(subPartnerContract.changeRates, { params: { id: partner.id }, body: { rates: rates ?? [] } })
      }
      onClose={onClose}
    >
      <RateFields entry={entry} onChange={setEntry} />
    </PartnerAct>
  )
}

/** Stops or resumes a direct sub-partner. */
export const StopDialog = ({ partner, onClose }: Closing & { readonly partner: SubPartner }) => (
  <PartnerAct
    title={partner.active ? `${partner.nickname} 중지` : `${partner.nickname} 재개`}
    description="이후 접수되는 베팅부터 적용됩니다. 쌓인 정산금은 그대로 남습니다."
    confirm={partner.active ? '중지' : '재개'}
    danger={partner.active}
    done={partner.active ? '파트너를 중지했습니다.' : '파트너를 재개했습니다.'}
    ready
    send={() =>
      call(subPartnerContract.changeState, { params: { id: partner.id }, body: { active: !partner.active } })
    }
    onClose={onClose}
  />
)
