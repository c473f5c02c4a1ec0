import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { withObject } from '#domain/particle.ko.ts'
import { showToast } from '../overlays/toasts.ts'
import { Button } from './button.tsx'

type CopyButtonProps = {
  /** The text to copy. */
  readonly text: string
  /** Name of the text for screen readers and the success message: "추천인 코드". */
  readonly name: string
}

/** How long the button shows success. */
const TOLD_MILLISECONDS = 2_000

/** Copies a text to the clipboard; reports when the browser refuses. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), TOLD_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      showToast(`${withObject(name)} 복사했습니다.`, 'good')
    } catch {
      showToast('복사하지 못했습니다. 직접 선택해 복사해 주세요.', 'bad')
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <Button onClick={() => void copy()} aria-label={`${name} 복사`}>
      <Icon aria-hidden size={16} />
      복사
    </Button>
  )
}
