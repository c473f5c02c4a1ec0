import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Coins } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  type CoinDraw,
  type CoinEvent,
  coinEventContract,
  type WirePrizeTable,
} from '#contract/promotions/coin-event.ts'
import { questContract } from '#contract/promotions/quests.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { CoinNotice } from './coin-notice.tsx'
import { CopiedValue } from './copied-value.tsx'
import { DrawForm } from './draw-form.tsx'
import { DrawHistory } from './draw-history.tsx'
import { DrawScene } from './draw-scene.tsx'
import { OddsTable } from './odds-table.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

type Verified = { readonly draw: CoinDraw; readonly table: WirePrizeTable }

/** 코인이벤트: a prize draw with published odds that the member can verify (ROUTE-074, EVENT-003). */
export function Page() {
  const answer = useCall(coinEventContract.event, undefined, { staleTime: 0 })
  const [verified, setVerified] = useState<Verified>()
  return (
    <div className="grid max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">코인이벤트</h1>
        {answer.data && <Held coins={answer.data.coins} />}
      </header>
      <AnswerView answer={answer} waiting={<Skeleton className="h-[560px]" />}>
        {event => (
          <>
            <CoinNotice />
            <Draws event={event} onVerify={(draw, table) => setVerified({ draw, table })} />
          </>
        )}
      </AnswerView>
      {verified && <VerifyDialog {...verified} onClose={() => setVerified(undefined)} />}
    </div>
  )
}

const Held = ({ coins }: { readonly coins: number }) => (
  <p className="flex items-center gap-2">
    <Coins aria-hidden size={18} className="text-gold" />
    <span className="text-dim">보유 코인</span>
    <span className="text-xl font-bold" data-coins={coins}>
      {formatFigure(coins)}
      <span className="text-base font-normal text-dim">개</span>
    </span>
    <Link
      to="/eventMission"
      className="ml-2 inline-flex h-10 items-center rounded-md bg-s2 px-3 text-sm font-semibold hover:bg-s3 mobile:h-11"
    >
      데일리퀘스트
    </Link>
  </p>
)

type DrawsProps = {
  readonly event: CoinEvent
  readonly onVerify: (draw: CoinDraw, table: WirePrizeTable) => void
}

function Draws({ event, onVerify }: DrawsProps) {
  const { busy, drawn, draw } = useDraw()
  // A result is shown with the table of its draw, even if the next draw has another.
  const [drawnBy, setDrawnBy] = useState<WirePrizeTable>()
  const { table, next, chain, newestVersion } = event
  if (!table || !next || !chain) return <NotYet />
  const shown = drawnBy ?? table
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-4 narrow:grid-cols-[minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 narrow:contents">
        <section aria-label="추첨" className="card grid gap-5 p-4">
          <DrawScene
            drawn={drawn}
            weight={drawn && shown.prizes[drawn.place - 1]?.weight}
            busy={busy}
            onVerify={one => onVerify(one, shown)}
          />
          <DrawForm
            event={event}
            table={table}
            next={next}
            busy={busy}
            onDraw={(promised, word) => {
              setDrawnBy(table)
              return draw(promised, word)
            }}
          />
        </section>
        <div className="narrow:order-last">
          <DrawHistory onVerify={onVerify} />
        </div>
      </div>
      <div className="grid gap-4">
        <section aria-labelledby="coin-odds" className="card grid gap-3 p-4">
          <h2 id="coin-odds" className="flex items-baseline justify-between gap-3 font-semibold">
            상품과 확률
            <span className="text-sm font-normal text-dim">{`제${table.version}판`}</span>
          </h2>
          <OddsTable table={table} />
          {newestVersion !== null && newestVersion > table.version && (
            <p className="text-sm text-gold">
              {`새 상품표(제${newestVersion}판)는 다음 회차부터 적용됩니다. 이번 회차는 제${table.version}판 그대로 추첨합니다.`}
            </p>
          )}
        </section>
        <Proof chain={chain} />
      </div>
    </div>
  )
}

const NotYet = () => (
  <div className="card">
    <EmptyState
      icon={Coins}
      title="코인 추첨을 준비하고 있습니다."
      hint="상품표가 공개되면 이곳에 바로 표시됩니다."
    />
  </div>
)

const Proof = ({ chain }: { readonly chain: NonNullable<CoinEvent['chain']> }) => (
  <section aria-labelledby="coin-proof" className="card grid gap-3 p-4">
    <h2 id="coin-proof" className="font-semibold">
      결과를 바꿀 수 없는 이유
    </h2>
    <ol className="grid list-decimal gap-1.5 pl-5 text-sm text-dim">
      <li>{`추첨에 쓸 시드(비밀값) ${formatFigure(chain.links)}개를 미리 정해 두고 체인의 끝값을 공개했습니다. 어느 회차의 시드든 그 회차 수만큼 SHA-256으로 해시하면 끝값이 나옵니다.`}</li>
      <li>추첨 전에는 시드의 해시(약속)만 공개하고, 추첨하면 시드를 바로 공개합니다.</li>
      <li>번호 = HMAC-SHA-256(시드, 단어:회차)의 앞 4바이트를 10,000으로 나눈 나머지입니다.</li>
      <li>4,294,960,000 이상인 값은 버리고 다음 4바이트를 씁니다. 그래서 모든 번호의 확률이 같습니다.</li>
      <li>회차는 하나씩만 늘어나며 건너뛸 수 없습니다.</li>
    </ol>
    <CopiedValue label="내 체인의 끝값" value={chain.end} />
    <p className="text-xs text-dim">{`${chain.committedAt} 공개 · 코인은 현금 가치가 없습니다.`}</p>
  </section>
)

type Attempt = { readonly commitment: string; readonly word: string; readonly key: string }

/**
 * Draws with the committed seed. Until a response arrives, another click repeats the same draw with the
 * same key and word, so that a lost response can't be redrawn.
 */
function useDraw() {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [drawn, setDrawn] = useState<CoinDraw>()
  const attempt = useRef<Attempt>(undefined)
  const draw = async (next: NonNullable<CoinEvent['next']>, word: string) => {
    setBusy(true)
    if (attempt.current?.commitment !== next.commitment || attempt.current.word !== word)
      attempt.current = { commitment: next.commitment, word, key: randomKey() }
    const { key } = attempt.current
    const answer = await call(coinEventContract.draw, { body: { ...next, word, key } })
    if (answer.ok) setDrawn(answer.value.draw)
    for (const route of [coinEventContract.draws, questContract.today]) void readAgain(queryClient, route)
    await readAgain(queryClient, coinEventContract.event)
    setBusy(false)
    if (!answer.ok) showRefusal(answer.refusal)
  }
  return { busy, drawn, draw }
}
