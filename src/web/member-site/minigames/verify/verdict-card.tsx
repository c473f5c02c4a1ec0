import { Ban, CircleCheck, CircleX, Hourglass, type LucideIcon, ShieldQuestionMark } from 'lucide-react'
import type { RoundFault } from '#domain/minigames/check-rounds.ts'
import type { ExportedRound, ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import type { ProofVerdict, RoundProof } from '#domain/minigames/proof/prove-round.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { DrawLine } from '#web/play/draws/draw-line.tsx'
import { numberOf } from './verify-address.ts'

type Look = {
  readonly icon: LucideIcon
  readonly colour: string
  readonly box: string
  readonly title: string
  readonly text: string
}

const looks: Readonly<Record<ProofVerdict, Look>> = {
  right: {
    icon: CircleCheck,
    colour: 'text-jade',
    box: 'border-jade bg-jade-wash',
    title: '맞습니다.',
    text: '공개된 값으로 다시 추첨한 결과가 발표된 결과와 같습니다.',
  },
  partly: {
    icon: ShieldQuestionMark,
    colour: 'text-gold',
    box: '',
    title: '맞습니다. 확인하지 못한 단계가 있습니다.',
    text: '다시 추첨한 결과는 발표된 결과와 같습니다. 다만 비콘을 만든 자료가 함께 공개되지 않아 비콘은 확인하지 못했습니다.',
  },
  wrong: {
    icon: CircleX,
    colour: 'text-danger',
    box: 'border-danger bg-up-wash',
    title: '다릅니다.',
    text: '공개된 값이 서로 맞지 않습니다. 이 화면을 저장해 고객센터로 알려 주세요.',
  },
  waiting: {
    icon: Hourglass,
    colour: 'text-dim',
    box: '',
    title: '아직 추첨되지 않은 회차입니다.',
    text: '추첨되면 이 화면이 바로 바뀝니다.',
  },
  void: {
    icon: Ban,
    colour: 'text-dim',
    box: '',
    title: '무효 처리된 회차입니다.',
    text: '추첨하지 않았고 베팅금은 모두 돌려드렸습니다. 쓰이지 않은 시드는 공개되어 해시 체인은 끊기지 않습니다.',
  },
}

const faultTexts: Readonly<Record<RoundFault, string>> = {
  untold: '추첨된 회차인데 시드나 비콘이 공개되지 않았습니다.',
  commitment: '시드를 해시한 값이 미리 공개된 값과 다릅니다.',
  chain: '시드가 앞 회차의 시드나 체인의 끝값으로 이어지지 않습니다.',
  gap: '이 회차 앞의 회차가 빠져 있습니다.',
  beacon: '공개된 자료로 만든 비콘이 발표된 비콘과 다릅니다.',
  keeper: '제2 키퍼의 시드가 그 체인의 것이 아니거나, 베팅 목록에 대한 서명이 맞지 않습니다.',
  draw: '다시 추첨한 결과가 발표된 결과와 다릅니다.',
  results: '다시 계산한 항목별 결과가 발표된 것과 다릅니다.',
}

type VerdictCardProps = {
  readonly title: string
  readonly game: Pick<ExportedRounds, 'kind' | 'gameId'>
  readonly round: ExportedRound
  readonly proof: RoundProof
}

/** The verdict at a glance, with the draw that was computed here. */
export function VerdictCard({ title, game: { kind, gameId }, round, proof }: VerdictCardProps) {
  const { icon: Icon, colour, box, title: word, text } = looks[proof.verdict]
  return (
    <section
      aria-label="검증 결과"
      role="status"
      data-verdict={proof.verdict}
      className={classNames('card grid gap-3 px-5 py-4 mobile:px-4', box)}
    >
      <p className="text-sm text-dim">
        <b className="text-text">{title}</b> {numberOf(round.roundId)}회차{' '}
        <span className="whitespace-nowrap">({round.roundId})</span>
      </p>
      <div className="flex items-start gap-3">
        <Icon aria-hidden size={32} className={classNames('shrink-0', colour)} />
        <div className="min-w-0">
          <h2 className={classNames('text-xl', colour)}>{word}</h2>
          <p className="text-sm">{text}</p>
          {proof.faults.length > 0 && (
            <ul className="mt-2 list-disc pl-5 text-sm" aria-label="맞지 않는 점">
              {proof.faults.map(fault => (
                <li key={fault}>{faultTexts[fault]}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {proof.draw && (
        <dl className="grid gap-2 border-t border-line pt-3 text-sm">
          <div className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-x-3 mobile:grid-cols-[minmax(0,1fr)] mobile:gap-y-1">
            <dt className="text-dim">다시 추첨한 결과</dt>
            <dd>
              <DrawLine kind={kind} draw={proof.draw.draw} results={proof.draw.results} gameId={gameId} />
            </dd>
          </div>
          {!proof.draw.isSameDraw && (
            <div className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-x-3 mobile:grid-cols-[minmax(0,1fr)] mobile:gap-y-1">
              <dt className="text-danger">발표된 결과</dt>
              <dd>
                <DrawLine kind={kind} draw={round.draw} results={round.results ?? []} gameId={gameId} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
