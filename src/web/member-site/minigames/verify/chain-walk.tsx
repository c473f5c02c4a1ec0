import { useEffect, useRef, useState } from 'react'
import { bytesOfHex } from '#domain/draws/hex.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { ExportedRound } from '#domain/minigames/exported-rounds.ts'
import { walkChain } from '#domain/minigames/proof/walk-chain.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Progress } from '#web/kit/display/progress.tsx'
import { webDigests } from '#web/play/draws/web-digests.ts'

type Walk =
  | { readonly state: 'idle' }
  | { readonly state: 'walking'; readonly done: number }
  | { readonly state: 'arrived'; readonly end: string }

/** Number of hashes between screen updates. */
const TOLD_EVERY = 500

/**
 * Hashes all the way from the seed to the end of its chain, for those who noted the end; takes some
 * seconds.
 */
export function ChainWalk({ round, seed }: { readonly round: ExportedRound; readonly seed: string }) {
  const [walk, setWalk] = useState<Walk>({ state: 'idle' })
  const stopped = useRef(false)
  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])
  const begin = async () => {
    const [digests, bytes] = [webDigests(), bytesOfHex(seed)]
    if (!digests || !bytes) return
    stopped.current = false
    setWalk({ state: 'walking', done: 0 })
    const end = await walkChain(digests.hash, bytes, round.link, done => {
      if (done % TOLD_EVERY === 0 && !stopped.current) setWalk({ state: 'walking', done })
      return !stopped.current
    })
    if (end !== undefined) setWalk({ state: 'arrived', end })
  }
  const stop = () => {
    stopped.current = true
    setWalk({ state: 'idle' })
  }
  if (walk.state === 'arrived') return <Arrived isRight={walk.end === round.chainEnd} link={round.link} />
  if (walk.state === 'idle')
    return (
      <p>
        <Button size="sm" onClick={() => void begin()}>
          끝값까지 {formatFigure(round.link)}번 해시해 보기
        </Button>
      </p>
    )
  const text = `${formatFigure(walk.done)} / ${formatFigure(round.link)}`
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-40 flex-1">
        <Progress label="해시한 횟수" value={walk.done} max={round.link} text={text} />
      </div>
      <span className="text-dim">{text}</span>
      <Button size="sm" onClick={stop}>
        중지
      </Button>
    </div>
  )
}

const Arrived = ({ isRight, link }: { readonly isRight: boolean; readonly link: number }) => (
  <p role="status" data-walk={isRight} className={isRight ? 'text-jade' : 'text-danger'}>
    시드를 {formatFigure(link)}번 해시한 값이 체인의 끝값과 {isRight ? '같습니다.' : '다릅니다.'}
  </p>
)
