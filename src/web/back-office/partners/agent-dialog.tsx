import { useState } from 'react'
import { type ListedPartner, partnerDeskContract } from '#contract/back-office/partners/partner-desk.ts'
import { agentProducts, commissionProductWord } from '#domain/partners/commission-product.ts'
import { typedDecimal } from '#domain/typed-text.ts'
import { call } from '#web/client/api/api.ts'
import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { readRate } from '../kit/rate-entry.ts'

type AgentDialogProps = {
  readonly member: Pick<ListedPartner, 'id' | 'nickname' | 'rates' | 'agentOf'>
  readonly onClose: () => void
}

/**
 * A member's own rolling rates, and whether they count for the bets of recommended members (ROLE-017,
 * ROLE-018).
 */
export function AgentDialog({ member, onClose }: AgentDialogProps) {
  const [entry, setEntry] = useState(() =>
    agentProducts.map(product => ({
      product,
      text: String((member.rates.find(row => row.product === product)?.rolling ?? 0) / 100),
      agent: member.agentOf.includes(product),
    })),
  )
  const products = entry.flatMap(({ product, text, agent }) => {
    const rolling = readRate(text, 'rolling')
    return rolling === undefined ? [] : [{ product, rolling, agent }]
  })
  const change = (product: string, more: Partial<(typeof entry)[number]>) =>
    setEntry(rows => rows.map(row => (row.product === product ? { ...row, ...more } : row)))
  return (
    <ActDialog
      title={`${member.nickname} 회원 롤링`}
      description="본인 베팅의 롤링이며, 에이전트는 추천한 회원의 베팅에서도 적립합니다."
      presets={['롤링 지급', '요율 조정', '지급 종료']}
      confirm="저장"
      ready={products.length === entry.length}
      done="회원 롤링을 저장했습니다."
      rereads={[partnerDeskContract.list, partnerDeskContract.detail]}
      onAct={reason =>
        call(partnerDeskContract.setAgent, { params: { id: member.id }, body: { products, reason } })
      }
      onClose={onClose}
    >
      {entry.map(({ product, text, agent }) => (
        <div key={product} className="grid grid-cols-2 items-end gap-3">
          <TextField
            label={`${commissionProductWord[product]} 롤링 (%)`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            value={text}
            onChange={({ target }) => change(product, { text: typedDecimal(target.value) })}
          />
          <Switch label="에이전트" checked={agent} onChange={on => change(product, { agent: on })} />
        </div>
      ))}
    </ActDialog>
  )
}
