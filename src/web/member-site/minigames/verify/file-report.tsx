import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import type { ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { EmptyState } from '#web/kit/display/states.tsx'
import { FileCheck } from './file-check.tsx'
import { RoundReport } from './round-report.tsx'

type FileReportProps = { readonly file: ExportedRounds; readonly title: string }

/** Report on the rounds of a file: summary, and one round step by step. */
export function FileReport({ file, title }: FileReportProps) {
  const first = file.rounds.find(({ state }) => state === 'drawn') ?? file.rounds[0]
  const [chosen, setChosen] = useState<string>()
  const round = file.rounds.find(({ roundId }) => roundId === chosen) ?? first
  if (!round)
    return (
      <div className="card">
        <EmptyState icon={SearchX} title="파일에 회차가 없습니다." />
      </div>
    )
  return (
    <>
      <section aria-label="파일의 회차" className="card grid gap-3 px-5 py-4 mobile:px-4">
        <p className="text-sm">
          <b>{title}</b> <span className="text-dim">파일에 든 {formatFigure(file.rounds.length)}회차</span>
        </p>
        {file.rounds.length > 1 && (
          <>
            <FileCheck file={file} />
            <SelectField
              label="자세히 볼 회차"
              options={file.rounds.map(({ roundId }) => ({ value: roundId, label: roundId }))}
              value={round.roundId}
              onChange={event => setChosen(event.target.value)}
            />
          </>
        )}
      </section>
      <RoundReport data={file} round={round} title={title} />
    </>
  )
}
