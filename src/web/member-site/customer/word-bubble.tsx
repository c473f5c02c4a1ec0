import type { ReactNode } from 'react'
import { classNames } from '#web/kit/theme/class-names.ts'

type WordBubbleProps = {
  readonly byOperator: boolean
  readonly contents: string
  readonly createdAt: string
  readonly children?: ReactNode
}

/** A message in plain text with line breaks; customer service left, member right. */
export const WordBubble = ({ byOperator, contents, createdAt, children }: WordBubbleProps) => (
  <li
    className={classNames(
      'grid w-fit max-w-[85%] gap-1 mobile:max-w-[92%]',
      byOperator ? 'justify-self-start' : 'justify-self-end',
    )}
    data-by-operator={byOperator}
  >
    <p className={classNames('text-xs text-dim', !byOperator && 'text-right')}>
      {`${byOperator ? '고객센터' : '나'} · ${createdAt.slice(2, 16)}`}
    </p>
    <div
      className={classNames(
        'grid gap-3 rounded-lg px-4 py-3 leading-relaxed',
        byOperator ? 'bg-jade-wash' : 'bg-s2',
      )}
    >
      <p className="wrap-anywhere whitespace-pre-line">{contents}</p>
      {children}
    </div>
  </li>
)
