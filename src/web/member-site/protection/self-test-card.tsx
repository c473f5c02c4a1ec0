import { useState } from 'react'
import {
  selfTestAnswers,
  selfTestBand,
  selfTestQuestions,
  selfTestWords,
} from '#domain/protection/self-test.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

type Given = Readonly<Record<number, number>>

/** The self-test: nine questions and the meaning of the sum. Nothing is sent to the server (handbook 8.2). */
export function SelfTestCard() {
  const [open, setOpen] = useState(false)
  const [given, setGiven] = useState<Given>({})
  const isDone = Object.keys(given).length === selfTestQuestions.length
  return (
    <section aria-labelledby="self-test" className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h2 id="self-test" className="text-lg font-semibold">
            자가점검
          </h2>
          <p className="text-sm text-dim">
            지난 12개월을 떠올리며 9개 문항에 답해 주세요. 답은 저장하거나 보내지 않습니다.
          </p>
        </div>
        {!open && <Button onClick={() => setOpen(true)}>점검 시작</Button>}
      </header>
      {open && (
        <>
          <ol className="grid gap-4">
            {selfTestQuestions.map((question, index) => (
              <Question
                key={question}
                number={index + 1}
                question={question}
                given={given[index]}
                onGive={points => setGiven({ ...given, [index]: points })}
              />
            ))}
          </ol>
          <div aria-live="polite">
            {isDone ? (
              <Result points={Object.values(given).reduce((sum, points) => sum + points, 0)} />
            ) : (
              <p className="text-sm text-dim">
                {Object.keys(given).length} / {selfTestQuestions.length} 문항
              </p>
            )}
          </div>
          <div>
            <Button
              look="quiet"
              size="sm"
              onClick={() => {
                setGiven({})
                setOpen(false)
              }}
            >
              닫기
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

type QuestionProps = {
  readonly number: number
  readonly question: string
  readonly given: number | undefined
  readonly onGive: (points: number) => void
}

const Question = ({ number, question, given, onGive }: QuestionProps) => (
  <li>
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-base">
        <b className="mr-1.5">{number}.</b>
        {question}
      </legend>
      <div className="grid grid-cols-4 gap-1.5 narrow:grid-cols-2">
        {selfTestAnswers.map(({ points, word }) => (
          <label
            key={points}
            className={classNames(
              'flex min-h-10 cursor-pointer items-center justify-center rounded-md border px-2 text-sm mobile:min-h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-jade',
              given === points
                ? 'border-jade bg-jade-wash font-semibold'
                : 'border-line text-dim hover:border-edge hover:text-text',
            )}
          >
            <input
              type="radio"
              name={`self-test-${number}`}
              checked={given === points}
              onChange={() => onGive(points)}
              className="sr-only"
            />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  </li>
)

function Result({ points }: { readonly points: number }) {
  const { title, advice } = selfTestWords[selfTestBand(points)]
  return (
    <div className="grid gap-1 rounded-lg bg-s2 px-4 py-3" data-band={selfTestBand(points)}>
      <p className="text-lg font-bold">
        {title} <span className="text-sm font-medium text-dim">{points}점</span>
      </p>
      <p>{advice}</p>
      <p className="text-xs text-dim">1~2점 저위험 · 3~7점 중위험 · 8점 이상 문제 수준. 진단이 아닙니다.</p>
    </div>
  )
}
