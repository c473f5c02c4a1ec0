import { useState } from 'react'
import type { WireRuleText } from '#contract/site/rules.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { TextDialog } from './text-dialog.tsx'

type AcceptTextProps = {
  readonly title: string
  /** Undefined until loaded; a text that was not loaded can't be accepted. */
  readonly text: WireRuleText | undefined
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
  readonly error?: string | undefined
}

/** Checkbox to accept a text, with a button to read it. */
export function AcceptText({ title, text, accepted, onChange, error }: AcceptTextProps) {
  const [reading, setReading] = useState(false)
  return (
    <div className="flex items-start justify-between gap-3">
      <Checkbox
        label={`${title}에 동의합니다.`}
        checked={accepted}
        onChange={onChange}
        disabled={!text}
        error={error}
      />
      <div className="flex min-h-10 items-center">
        <Button size="sm" onClick={() => setReading(true)} disabled={!text} aria-label={`${title} 보기`}>
          보기
        </Button>
      </div>
      {reading && text && <TextDialog text={text} onClose={() => setReading(false)} />}
    </div>
  )
}
