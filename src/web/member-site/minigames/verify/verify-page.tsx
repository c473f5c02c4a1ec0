import { SearchX } from 'lucide-react'
import type { ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import { readRounds } from '#domain/minigames/proof/read-rounds.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { MinigameArea } from '../minigame-area.tsx'
import { DeveloperFold } from './developer-fold.tsx'
import { FileReport } from './file-report.tsx'
import { OutsiderWay } from './outsider-way.tsx'
import { PastedRounds } from './pasted-rounds.tsx'
import { RoundPicker } from './round-picker.tsx'
import { RoundReport } from './round-report.tsx'
import { useVerify } from './use-verify.ts'
import { InsiderLimits, WhatIsProved } from './what-is-proved.tsx'

/**
 * 결과 검증: recomputes a round in the browser from the published data, and shows whether it is valid
 * (MINI-089).
 */
export function Page() {
  const { target, games, game, isAsked, answer, file, fileNumber, read, show } = useVerify()
  const { gameId, round } = target
  const titleOf = (id: number) => games.find(one => one.gameId === id)?.title ?? `게임 ${id}`
  return (
    <MinigameArea>
      <div className="grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-4">
        <header>
          <h1 className="text-2xl">결과 검증</h1>
          <p className="mt-1 text-sm text-dim">
            공개된 값으로 이 브라우저에서 다시 추첨해, 발표된 결과와 같은지 확인합니다.
          </p>
        </header>
        <RoundPicker
          // Resets the fields for each shown round.
          key={`${gameId} ${round}`}
          games={games}
          gameId={gameId}
          round={round}
          onShow={show}
        />
        {file && <FileReport key={fileNumber} file={file} title={titleOf(file.gameId)} />}
        {!file && isAsked && (
          <AnswerView answer={answer} waiting={<Skeleton className="h-[420px]" />}>
            {data => <FromHouse data={data} title={titleOf(data.gameId)} round={round} bet={target.bet} />}
          </AnswerView>
        )}
        <WhatIsProved />
        <DeveloperFold title="공개 자료와 명령">
          <PastedRounds file={file} onRead={read} />
          <OutsiderWay game={game} round={round} data={answer.data} />
          <InsiderLimits />
        </DeveloperFold>
      </div>
    </MinigameArea>
  )
}

type FromHouseProps = {
  readonly data: ExportedRounds
  readonly title: string
  readonly round: string | undefined
  readonly bet: string | undefined
}

/** Data of the server is parsed like an untrusted file. */
function FromHouse({ data, title, round: roundId, bet }: FromHouseProps) {
  const read = readRounds(data)
  if (!read.ok)
    return (
      <div className="card">
        <EmptyState
          icon={SearchX}
          title="공개된 자료의 형식이 올바르지 않아 검증할 수 없습니다."
          hint="잠시 후 다시 시도하거나 고객센터로 알려 주세요."
        />
      </div>
    )
  const round = read.value.rounds.find(one => one.roundId === roundId)
  if (!round)
    return (
      <div className="card">
        <EmptyState
          icon={SearchX}
          title="해당하는 회차가 없습니다."
          hint="날짜와 회차를 다시 확인해 주세요."
        />
      </div>
    )
  return <RoundReport data={read.value} round={round} title={title} bet={bet} />
}
