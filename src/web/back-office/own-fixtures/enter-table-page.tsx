import { useNavigate } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { OWN_BYTES_MAX, OWN_LINES_MAX } from '#domain/own-fixtures/own-columns.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { CheckedTableView } from './checked-table.tsx'
import { ColumnGuide } from './column-guide.tsx'
import { useCheck } from './use-check.ts'

/** CSV로 등록: enters a table of matches, as a file or pasted from a spreadsheet, after a check. */
export function Page() {
  const navigate = useNavigate()
  const { checked, busy, check, forget } = useCheck()
  const [text, setText] = useState('')
  /** The file's bytes: the server checks whether they are UTF-8. */
  const [file, setFile] = useState<File>()
  const type = (typed: string) => {
    setText(typed)
    setFile(undefined)
    forget()
  }
  const take = async (chosen: File): Promise<void> => {
    if (chosen.size > OWN_BYTES_MAX) return showAlert('1MB까지 올릴 수 있습니다.')
    setText(await chosen.text())
    setFile(chosen)
    const table = new Blob([chosen], { type: 'text/csv' })
    await check(table)
  }
  const checkText = () => void check(new Blob([file ?? text], { type: 'text/csv' }))
  return (
    <DeskPage title="CSV로 경기 등록" back={{ to: '/admin/own-fixtures', title: '경기등록' }}>
      <ColumnGuide />
      <div className="card grid grid-cols-[minmax(0,1fr)] gap-3 px-3.5 py-3">
        <div className="flex flex-wrap items-center gap-2">
          <ChooseFile onChosen={chosen => void take(chosen)} />
          <span className="text-sm text-dim">
            {file
              ? file.name
              : `CSV 파일 (UTF-8, 1MB, ${formatFigure(OWN_LINES_MAX)}줄까지)을 올리거나 아래에 붙여 넣어 주세요.`}
          </span>
        </div>
        <TextArea
          label="경기 표"
          labelHidden
          rows={8}
          spellCheck={false}
          placeholder="종목,리그,국가,홈,원정,시작,홈승,무,원정승,핸디캡,핸디캡홈,핸디캡원정,기준점,오버,언더"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <div>
          <Button
            look={checked ? 'plain' : 'primary'}
            size="lg"
            disabled={text.trim() === ''}
            busy={busy}
            onClick={checkText}
          >
            확인
          </Button>
        </div>
      </div>
      {checked && (
        <CheckedTableView checked={checked} onEntered={() => void navigate({ to: '/admin/own-fixtures' })} />
      )}
    </DeskPage>
  )
}

function ChooseFile({ onChosen }: { readonly onChosen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <FileUp aria-hidden size={16} />
        CSV 파일
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="CSV 파일 선택"
        accept=".csv,text/csv"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChosen(file)
          target.value = ''
        }}
      />
    </>
  )
}
