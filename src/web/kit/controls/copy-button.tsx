import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { withObject } from '#domain/korean-formats.ts'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

type CopyButtonProps = {
  /** What is copied. */
  readonly text: string
  /** What it is, for screen readers and the word that it is done: "추천인 코드". */
  readonly name: string
}

/** How long the button says that it is done. */
const TOLD_MILLISECONDS = 2_000

/** Puts a text on the clipboard; where the browser lets nobody, it says so. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), TOLD_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    if (await copyText(text, `${withObject(name)} 복사했습니다.`)) setCopied(true)
  }
  const Icon = copied ? Check : Copy
  return (
    <Button onClick={() => void copy()} aria-label={`${name} 복사`}>
      <Icon aria-hidden size={16} />
      복사
    </Button>
  )
}
