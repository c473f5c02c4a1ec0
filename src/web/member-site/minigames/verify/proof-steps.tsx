import type { ExportedRound, ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import type { KindMarket } from '#domain/minigames/kind.ts'
import type { RoundProof } from '#domain/minigames/proof/prove-round.ts'
import { BeaconStep } from './beacon-step.tsx'
import { ChainWalk } from './chain-walk.tsx'
import { BlocksStep, DrawStep, MessageStep, NumbersStep } from './draw-steps.tsx'
import { MarketsStep } from './markets-step.tsx'
import { markOf, Note, Step, Value } from './step.tsx'

type ProofStepsProps = {
  readonly data: ExportedRounds
  readonly round: ExportedRound
  readonly proof: RoundProof
  readonly markets: readonly KindMarket[]
  /** Ids of the member's own bets. */
  readonly own: ReadonlySet<string>
  /** The bet from which the page was opened. */
  readonly bet: string | undefined
}

/** All steps from the seed to the results, in order. */
export function ProofSteps({ data, round, proof, markets, own, bet }: ProofStepsProps) {
  return (
    <section aria-label="검증 단계" className="card">
      <ol>
        <CommitmentStep round={round} proof={proof} />
        <ChainStep round={round} proof={proof} />
        <BeaconStep round={round} beacon={proof.beacon} own={own} bet={bet} />
        {proof.draw && (
          <>
            <MessageStep data={data} draw={proof.draw} />
            <BlocksStep draw={proof.draw} />
            <NumbersStep draw={proof.draw} />
            <DrawStep game={data} round={round} draw={proof.draw} />
            <MarketsStep draw={proof.draw} markets={markets} />
          </>
        )}
      </ol>
    </section>
  )
}

type SeedStepProps = { readonly round: ExportedRound; readonly proof: RoundProof }

function CommitmentStep({ round, proof: { seed } }: SeedStepProps) {
  return (
    <Step
      name="commitment"
      title="1. 시드는 회차가 열리기 전에 정해져 있었나요?"
      mark={seed ? markOf(seed.isCommitted) : 'waiting'}
    >
      <Note>
        약속은 회차가 열릴 때 이미 보이던 해시입니다. 추첨과 함께 공개된 시드를 SHA-256으로 해시하면 그 값이
        나와야 합니다.
      </Note>
      <Value name="약속">{round.commitment}</Value>
      <Value name="시드">{round.seed ?? '추첨과 함께 공개됩니다.'}</Value>
      {seed && <Value name="SHA-256(시드)">{seed.hashed}</Value>}
    </Step>
  )
}

function ChainStep({ round, proof: { seed, isChained } }: SeedStepProps) {
  const before = round.link === 1 ? '체인의 끝값과' : '앞 회차의 시드와'
  const own = seed ? 'SHA-256(시드)가' : '이 회차의 약속이'
  return (
    <Step
      name="chain"
      title="2. 시드는 해시 체인의 다음 고리인가요?"
      mark={seed || isChained !== undefined ? markOf(isChained) : 'waiting'}
    >
      <Note>
        게임마다 첫 회차 전에 체인의 끝값을 공개하고, 회차마다 고리를 끝에서부터 하나씩 꺼내 씁니다. 이 회차는{' '}
        {round.link}번째 고리이므로{' '}
        {round.link === 1
          ? '시드를 한 번 해시하면 끝값이 됩니다.'
          : `시드를 한 번 해시하면 앞 회차의 시드, ${round.link}번 해시하면 끝값이 됩니다.`}
      </Note>
      <Value name="체인의 끝값">{round.chainEnd}</Value>
      {isChained !== undefined && (
        <p>
          {own} {before} {isChained ? '같습니다.' : '다릅니다.'}
        </p>
      )}
      {round.seed !== null && round.link > 1 && (
        <ChainWalk key={round.seed} round={round} seed={round.seed} />
      )}
    </Step>
  )
}
