import { Link } from '@tanstack/react-router'
import { Copy, ShieldCheck } from 'lucide-react'
import type { DrawnRound, OfferedRound } from '#contract/minigame/minigames.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { WordForm } from './word-form.tsx'

type ProofCardProps = {
  readonly gameId: number
  readonly round: OfferedRound | undefined
  readonly drawn: DrawnRound | undefined
}

/** Commitment of the next draw, link to verify the last one, and the member's word. */
export function ProofCard({ gameId, round, drawn }: ProofCardProps) {
  return (
    <section aria-labelledby="round-proof" className="card flex min-w-0 flex-col">
      <header className="flex min-h-11 items-center gap-2 border-b border-line px-4 mobile:px-3">
        <h2 id="round-proof" className="text-base">
          결과 검증
        </h2>
        <span className="text-sm text-dim">누구나 다시 계산할 수 있습니다</span>
      </header>
      <dl className="grid px-4 py-1.5 mobile:px-3">
        {round && <Hash name={`${round.round}회차 약속`} value={round.commitment} />}
        {drawn && <Hash name={`${drawn.round}회차 약속`} value={drawn.commitment} />}
      </dl>
      <div className="grid gap-2.5 px-4 pb-3.5 mobile:px-3">
        {drawn && (
          <Link
            to={verifyPath}
            search={verifySearch(gameId, drawn.roundId)}
            className="inline-flex h-10 items-center justify-center gap-2 rounded-md border border-line bg-s2 font-semibold hover:bg-s3 mobile:h-11"
          >
            <ShieldCheck aria-hidden size={17} />
            {`${drawn.round}회차 직접 검증하기`}
          </Link>
        )}
        <WordForm />
      </div>
    </section>
  )
}

export const verifyPath = '/minigame/verify'
/** URL query of the verify page. */
export const verifySearch = (gameId: number, roundId: string) => ({ gameId: String(gameId), round: roundId })

const shortened = (value: string): string => `${value.slice(0, 6)}…${value.slice(-8)}`

function Hash({ name, value }: { readonly name: string; readonly value: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast('복사했습니다.')
    } catch {
      showToast('복사하지 못했습니다. 직접 선택해 복사해 주세요.', 'bad')
    }
  }
  return (
    <div className="flex min-h-9 items-center gap-2 mobile:min-h-11">
      <dt className="text-sm text-dim">{name}</dt>
      <dd className="ml-auto flex items-center gap-1">
        <code title={value} className="text-sm" data-commitment={value}>
          {shortened(value)}
        </code>
        <IconButton size="sm" label={`${name} 복사`} onClick={() => void copy()}>
          <Copy aria-hidden size={15} />
        </IconButton>
      </dd>
    </div>
  )
}
