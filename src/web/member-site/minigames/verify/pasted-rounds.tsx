import { FileJson, X } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import type { ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import { readRounds } from '#domain/minigames/proof/read-rounds.ts'
import { readJson } from '#web/client/live/read-json.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'

type PastedRoundsProps = {
  readonly file: ExportedRounds | undefined
  readonly onRead: (file: ExportedRounds | undefined) => void
}

/** Rounds from a file or pasted text, parsed as untrusted data. */
export function PastedRounds({ file, onRead }: PastedRoundsProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const read = (json: string) => {
    const found = readRounds(readJson(json))
    setFault(found.ok ? '' : faultText(found.refusal.at))
    onRead(found.ok ? found.value : undefined)
  }
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const json = await target.files?.[0]?.text()
    // Allows choosing the same file again.
    target.value = ''
    if (json !== undefined) read(json)
  }
  return (
    <details className="card" open={file !== undefined || undefined}>
      <summary className="flex min-h-12 items-center gap-2 px-5 font-semibold mobile:px-4">
        <FileJson aria-hidden size={18} className="text-dim" />
        저장해 둔 파일로 검증하기
      </summary>
      <div className="grid gap-3 border-t border-line px-5 py-4 mobile:px-4">
        <p className="text-sm text-dim">
          내려받은 회차 파일(JSON)을 고르거나 내용을 붙여 넣으세요. 파일은 이 브라우저 밖으로 나가지 않습니다.
        </p>
        <label className="grid gap-1.5 text-sm">
          <span className="font-medium text-dim">회차 파일</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={event => void load(event)}
            className="min-h-11 text-sm file:mr-3 file:h-10 file:rounded-md file:border file:border-line file:bg-s2 file:px-4 file:font-semibold file:text-text"
          />
        </label>
        <TextArea
          label="붙여 넣기"
          rows={4}
          spellCheck={false}
          placeholder='{"format":"hanpan-rounds", ...}'
          value={text}
          error={fault}
          onChange={event => setText(event.target.value)}
        />
        <p className="flex flex-wrap gap-2">
          <Button disabled={!text.trim()} onClick={() => read(text)}>
            붙여 넣은 내용 검증하기
          </Button>
          {file && (
            <Button look="quiet" onClick={() => onRead(undefined)}>
              <X aria-hidden size={16} />
              파일 닫기
            </Button>
          )}
        </p>
      </div>
    </details>
  )
}

const faultText = (at: string): string =>
  at === ''
    ? '회차 파일(JSON)이 아닙니다. 내려받은 내용을 그대로 넣어 주세요.'
    : `회차 파일의 형식이 아닙니다. ${at} 항목을 확인해 주세요.`
