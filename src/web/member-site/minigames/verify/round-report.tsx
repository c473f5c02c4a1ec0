import type { ExportedRound, ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { DeveloperFold } from './developer-fold.tsx'
import { ProofSteps } from './proof-steps.tsx'
import { StepsInWords } from './steps-in-words.tsx'
import { type ProofAnswer, useOwnBets, useProof } from './use-verify.ts'
import { VerdictCard } from './verdict-card.tsx'

type RoundReportProps = {
  readonly data: ExportedRounds
  readonly round: ExportedRound
  readonly title: string
  readonly bet?: string | undefined
}

/** The proof of one round: the verdict, the steps in words, and folded the computation. */
export function RoundReport({ data, round, title, bet }: RoundReportProps) {
  const answer = useProof(data, round)
  const own = useOwnBets(data.gameId, round.roundId)
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[420px]" />}>
      {found =>
        found.state === 'proved' ? (
          <>
            <VerdictCard title={title} game={data} round={round} proof={found.proof} />
            <StepsInWords proof={found.proof} />
            <DeveloperFold title="계산 과정과 값">
              <ProofSteps
                data={data}
                round={round}
                proof={found.proof}
                markets={found.markets}
                own={own}
                bet={bet}
              />
            </DeveloperFold>
          </>
        ) : (
          <div className="card">
            <EmptyState title={whyNot[found.state].title} hint={whyNot[found.state].hint} />
          </div>
        )
      }
    </AnswerView>
  )
}

const whyNot: Readonly<
  Record<Exclude<ProofAnswer['state'], 'proved'>, { readonly title: string; readonly hint: string }>
> = {
  'unknown-kind': {
    title: '이 페이지에서 검증할 수 없는 종류의 게임입니다.',
    hint: '아래 “개발자용”의 방법으로 검증할 수 있습니다.',
  },
  'no-digests': {
    title: '이 연결에서는 브라우저가 해시 계산을 허용하지 않습니다.',
    hint: 'HTTPS 주소로 접속하거나, 아래 “개발자용”의 방법으로 검증해 주세요.',
  },
}
