import { useEffect, useRef, useState } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import type { ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import { type ProofVerdict, proveRound } from '#domain/minigames/proof/prove-round.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { loadKind } from '#web/play/draws/load-kind.ts'
import { webDigests } from '#web/play/draws/web-digests.ts'

type Found = { readonly roundId: string; readonly verdict: ProofVerdict }

/** Number of rounds between screen updates. */
const TOLD_EVERY = 20

/** Checks all rounds of a file one by one and lists the wrong ones. */
export function FileCheck({ file }: { readonly file: ExportedRounds }) {
  const [found, setFound] = useState<readonly Found[]>()
  const stopped = useRef(false)
  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])
  const check = async () => {
    const [digests, kind] = [webDigests(), await loadKind(file.kind)]
    if (!digests || !kind) return
    const list: Found[] = []
    for (const round of file.rounds) {
      const { verdict } = await proveRound(digests, kind, file, round)
      list.push({ roundId: round.roundId, verdict })
      if (stopped.current) return
      if (list.length % TOLD_EVERY === 0) setFound([...list])
    }
    setFound(list)
  }
  if (!found)
    return (
      <p>
        <Button size="sm" onClick={() => void check()}>
          {formatFigure(file.rounds.length)}회차 모두 검증하기
        </Button>
      </p>
    )
  return <Counts found={found} total={file.rounds.length} />
}

function Counts({ found, total }: { readonly found: readonly Found[]; readonly total: number }) {
  const count = (...verdicts: readonly ProofVerdict[]) =>
    formatFigure(found.filter(({ verdict }) => verdicts.includes(verdict)).length)
  const wrong = found.filter(({ verdict }) => verdict === 'wrong')
  return (
    <div role="status" data-checked={found.length} className="grid gap-1 text-sm">
      <p>
        {formatFigure(found.length)} / {formatFigure(total)}회차 확인 · 일치{' '}
        <b className="text-jade">{count('right', 'partly')}</b> · 불일치{' '}
        <b className={wrong.length > 0 ? 'text-danger' : undefined}>{formatFigure(wrong.length)}</b> · 추첨 전{' '}
        {count('waiting')} · 무효 {count('void')}
      </p>
      {wrong.length > 0 && (
        <p className="text-danger">불일치: {wrong.map(({ roundId }) => roundId).join(', ')}</p>
      )}
    </div>
  )
}
