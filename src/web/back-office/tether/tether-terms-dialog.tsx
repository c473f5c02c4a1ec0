import { useState } from 'react'
import { type DeskTetherTerms, tetherDeskContract } from '#contract/back-office/cashier/tether-desk.ts'
import { depositRate, SPREAD_BASIS_POINTS_MAX, withdrawalRate } from '#domain/cashier/tether/quote.ts'
import { parseUsdt } from '#domain/cashier/tether/usdt.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { call } from '#web/client/api/api.ts'
import { TextArea, TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { percentText } from './percent-text.ts'

type TermsDialogProps = { readonly terms: DeskTetherTerms; readonly onClose: () => void }

const PRICE_MAX = 100_000

/** Changes the tether rates for new quotes; existing quotes keep their rate. */
export function TetherTermsDialog({ terms, onClose }: TermsDialogProps) {
  const [priceA, setPriceA] = useState<number | undefined>(terms.priceA)
  const [priceB, setPriceB] = useState<number | undefined>(terms.priceB)
  const [spread, setSpread] = useState<number | undefined>(terms.spreadBasisPoints)
  const [fees, setFees] = useState({ feeTrc: terms.feeTrc, feeErc: terms.feeErc })
  const [networks, setNetworks] = useState(terms.gatewayNetworks.join('\n'))
  const isFee = (text: string) => parseUsdt(text) !== undefined
  const rates =
    priceA !== undefined && priceB !== undefined && spread !== undefined
      ? { priceA: won(priceA), priceB: won(priceB), spreadBasisPoints: spread }
      : undefined
  const gatewayNetworks = networks.split(/[\s,]+/).filter(Boolean)
  return (
    <ActDialog
      title="테더 환율 변경"
      description="이미 연 결제와 신청된 출금의 환율은 바뀌지 않습니다."
      presets={['시세 반영', '게이트웨이 변경', '수수료 변경']}
      confirm="변경"
      done="변경했습니다."
      rereads={[tetherDeskContract.terms]}
      size="content"
      ready={rates !== undefined && isFee(fees.feeTrc) && isFee(fees.feeErc) && gatewayNetworks.length > 0}
      onAct={reason =>
        call(tetherDeskContract.changeTerms, {
          body: {
            ...{ priceA: priceA ?? 0, priceB: priceB ?? 0, spreadBasisPoints: spread ?? 0 },
            ...{ ...fees, gatewayNetworks, version: terms.version, reason },
          },
        })
      }
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
        <FigureField label="거래소 1 시세 (원)" value={priceA} onChange={setPriceA} max={PRICE_MAX} />
        <FigureField label="거래소 2 시세 (원)" value={priceB} onChange={setPriceB} max={PRICE_MAX} />
        <FigureField
          label="스프레드 (0.01%)"
          value={spread}
          onChange={setSpread}
          max={SPREAD_BASIS_POINTS_MAX}
          hint={spread === undefined ? '100은 1%입니다.' : percentText(spread)}
        />
        <p className="self-center text-sm text-dim">
          {rates
            ? `입금 1 USDT = ${formatFigure(depositRate(rates))}원, 출금 1 USDT = ${formatFigure(withdrawalRate(rates))}원`
            : '시세를 입력해 주세요.'}
        </p>
        <TextField
          label="TRC-20 전송 수수료 (USDT)"
          inputMode="decimal"
          value={fees.feeTrc}
          onChange={({ target }) => setFees({ ...fees, feeTrc: target.value })}
        />
        <TextField
          label="ERC-20 전송 수수료 (USDT)"
          inputMode="decimal"
          value={fees.feeErc}
          onChange={({ target }) => setFees({ ...fees, feeErc: target.value })}
        />
      </div>
      <TextArea
        label="알림 허용 주소"
        rows={3}
        hint="한 줄에 하나씩, 아이피 또는 대역입니다. 그 밖의 주소에서 온 알림은 거절합니다."
        value={networks}
        onChange={({ target }) => setNetworks(target.value)}
      />
    </ActDialog>
  )
}
