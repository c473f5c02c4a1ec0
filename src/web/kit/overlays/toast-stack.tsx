import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '../controls/button.tsx'
import { dropToast, type ToastMessage, useToasts } from './toasts.ts'

const staysFor = 4_000
/** Longer, so that there is time to find the undo button. */
const actStaysFor = 8_000

/** Toasts above the bottom bar, rendered once at the root. Announced politely; they never take the focus. */
export function ToastStack() {
  const toasts = useToasts(state => state.toasts)
  return (
    <div
      role="status"
      aria-live="polite"
      className="page-fixed pointer-events-none bottom-[calc(var(--foot-height)+16px)] z-70 grid justify-items-center gap-2 px-4"
    >
      {toasts.map(toast => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** Disappears automatically, but not while hovered or focused. */
function Toast({ toast }: { readonly toast: ToastMessage }) {
  const [held, hold] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = window.setTimeout(() => dropToast(toast.id), toast.act ? actStaysFor : staysFor)
    return () => window.clearTimeout(timer)
  }, [toast, held])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, it only waits
    <div
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className="pointer-events-auto flex max-w-[420px] animate-rise items-center gap-2.5 rounded-lg border border-line bg-s3 py-1 pr-1 pl-4 shadow-float"
    >
      {toast.tone === 'good' && <CircleCheck aria-hidden size={18} className="shrink-0 text-jade" />}
      {toast.tone === 'bad' && <CircleAlert aria-hidden size={18} className="shrink-0 text-danger" />}
      <span className="font-medium">{toast.text}</span>
      {toast.act && <ActButton id={toast.id} act={toast.act} />}
      <IconButton label="닫기" onClick={() => dropToast(toast.id)}>
        <X aria-hidden size={16} />
      </IconButton>
    </div>
  )
}

type ActButtonProps = { readonly id: number; readonly act: NonNullable<ToastMessage['act']> }

function ActButton({ id, act }: ActButtonProps) {
  return (
    <Button
      size="sm"
      look="quiet"
      onClick={() => {
        dropToast(id)
        act.onPress()
      }}
    >
      <span className="text-jade">{act.name}</span>
    </Button>
  )
}
