import { formatFigure } from '#domain/korean-formats.ts'

type MadeLineProps = {
  readonly head: {
    readonly from: string
    readonly to: string
    readonly madeAt: string
    readonly madeBy: string
    readonly countedAt: string | null
  }
  readonly count: number
}

/** Period, number of rows, creation time and operator, and the time up to which data is included (T6). */
export const MadeLine = ({ head: { from, to, madeAt, madeBy, countedAt }, count }: MadeLineProps) => (
  <p className="text-sm text-dim" data-made>
    {[
      from === to ? from : `${from} ~ ${to}`,
      `${formatFigure(count)}개 항목`,
      countedAt === null ? '집계 전' : `${countedAt.slice(11, 16)} 기준`,
      `${madeAt} ${madeBy} 작성`,
    ].join(' · ')}
  </p>
)
