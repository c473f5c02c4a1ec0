import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import type { CoinDraw, WirePrizeTable } from '#contract/promotions/coin-event.ts'
import { prizePlace } from '#domain/promotions/prize-table.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { CopiedValue } from './copied-value.tsx'
import { OddsTable } from './odds-table.tsx'
import { canVerify, reckonDraw } from './verify-draw.ts'

type VerifyDialogProps = {
  readonly draw: CoinDraw
  readonly table: WirePrizeTable
  readonly onClose: () => void
}

/** 검증: recomputes a draw in the browser, from values that can be copied and changed. */
export function VerifyDialog({ draw, table, onClose }: VerifyDialogProps) {
  const [seed, setSeed] = useState(draw.seed)
  const [word, setWord] = useState(draw.word)
  const { counter } = draw
  const { data: reckoned } = useQuery({
    queryKey: ['reckoned draw', seed, word, counter],
    queryFn: async () => (await reckonDraw({ seed: seed.trim(), word, counter })) ?? null,
    enabled: canVerify(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const place = reckoned ? prizePlace(table.prizes, reckoned.number) : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      size="content"
      title={`${counter}회차 검증`}
      description="이 브라우저가 직접 다시 계산합니다. 값을 바꾸면 결과도 바뀝니다."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          label="공개된 시드"
          spellCheck={false}
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
        />
        <TextField label="내 단어" value={word} onChange={({ target }) => setWord(target.value)} />
        {!canVerify() && (
          <p role="alert" className="text-sm text-danger">
            이 연결에서는 브라우저가 계산할 수 없습니다. HTTPS 주소로 접속해 주세요.
          </p>
        )}
        <ol className="grid gap-3">
          <Step
            title="시드의 SHA-256이 추첨 전의 약속과 같습니다."
            agrees={reckoned?.commitment === draw.commitment}
          >
            <CopiedValue label="추첨 전의 약속" value={draw.commitment} />
          </Step>
          <Step
            title={`시드를 SHA-256으로 ${counter}번 해시하면 처음에 공개한 체인의 끝값이 됩니다.`}
            agrees={reckoned?.chainEnd === draw.chainEnd}
          >
            <CopiedValue label="체인의 끝값" value={draw.chainEnd} />
          </Step>
          <Step
            title={`시드로 "${word}:${counter}"의 HMAC-SHA-256을 구하면 번호가 나옵니다.`}
            agrees={reckoned?.number === draw.number}
          >
            <CopiedValue label="HMAC-SHA-256" value={reckoned?.block ?? ''} />
            <p className="text-sm">
              {`앞 8자리 ${reckoned?.block.slice(0, 8) ?? ''}를 수로 읽어 10,000으로 나눈 나머지: `}
              <b data-reckoned>{reckoned ? String(reckoned.number).padStart(4, '0') : ''}</b>
            </p>
          </Step>
          <Step title={`제${table.version}판 상품표의 상품과 같습니다.`} agrees={place === draw.place}>
            <OddsTable table={table} place={place} />
          </Step>
        </ol>
      </div>
    </Dialog>
  )
}

type StepProps = {
  readonly title: string
  readonly agrees: boolean
  readonly children: React.ReactNode
}

function Step({ title, agrees, children }: StepProps) {
  const Icon = agrees ? Check : X
  return (
    <li data-agrees={agrees} className="grid gap-2 rounded-lg border border-line p-3.5">
      <p className="flex items-start gap-2 font-semibold">
        <Icon
          aria-hidden
          size={18}
          className={agrees ? 'mt-px shrink-0 text-jade' : 'mt-px shrink-0 text-danger'}
        />
        <span className="flex-1">{title}</span>
        <span className={agrees ? 'text-jade' : 'text-danger'}>{agrees ? '일치' : '불일치'}</span>
      </p>
      {children}
    </li>
  )
}
