import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { RoundProof } from '#domain/minigames/proof/prove-round.ts'
import { isSound } from './beacon-step.tsx'

type WordStep = {
  readonly name: string
  readonly text: string
  /** Undefined when the published data don't say. */
  readonly isRight: boolean | undefined
  /** What to do then. */
  readonly otherwise?: string
}

/** What a drawn round must keep to, in words; nothing before the draw. */
const stepsOf = ({ seed, isChained, beacon, draw }: RoundProof): readonly WordStep[] =>
  draw
    ? [
        {
          name: 'commitment',
          text: '추첨에 쓴 비밀 값(시드)을 회차 시작 전에 정해 두었습니다.',
          isRight: seed?.isCommitted,
        },
        {
          name: 'chain',
          text: '시드를 바꾸거나 건너뛰지 않고 순서대로 썼습니다.',
          isRight: isChained,
          otherwise: '앞 회차의 자료가 없습니다. 아래 “개발자용”에서 체인의 끝값까지 확인할 수 있습니다.',
        },
        {
          name: 'beacon',
          text: '베팅 마감 뒤에 정해진 값(비콘)을 함께 썼습니다.',
          isRight: beacon && isSound(beacon),
        },
        {
          name: 'draw',
          text: '두 값으로 다시 추첨하면 발표된 결과가 나옵니다.',
          isRight: draw.isSameDraw,
        },
        {
          name: 'results',
          text: '항목별 적중 결과도 발표된 것과 같습니다.',
          isRight: draw.hasSameResults,
        },
      ]
    : []

const marks = {
  right: { Icon: CircleCheck, colour: 'text-jade', word: '맞습니다' },
  wrong: { Icon: CircleX, colour: 'text-danger', word: '다릅니다' },
  unknown: { Icon: CircleHelp, colour: 'text-dim', word: '확인하지 못했습니다' },
} as const

/** Each step of a proof as a sentence with its answer. */
export function StepsInWords({ proof }: { readonly proof: RoundProof }) {
  const steps = stepsOf(proof)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="steps-in-words" className="card px-5 py-4 mobile:px-4">
      <h2 id="steps-in-words" className="text-lg">
        이렇게 확인했습니다
      </h2>
      <ol className="mt-1 divide-y divide-line">
        {steps.map(({ name, text, isRight, otherwise }) => {
          const mark = isRight === undefined ? 'unknown' : isRight ? 'right' : 'wrong'
          const { Icon, colour, word } = marks[mark]
          return (
            <li
              key={name}
              data-word-step={name}
              data-answer={mark}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 py-2.5 mobile:grid-cols-[auto_minmax(0,1fr)]"
            >
              <Icon aria-hidden size={18} className={colour} />
              <span>
                {text}
                {isRight === undefined && otherwise && (
                  <span className="block text-sm text-dim">{otherwise}</span>
                )}
              </span>
              <b className={`text-sm mobile:col-start-2 ${colour}`}>{word}</b>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
