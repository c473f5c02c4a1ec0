import { AlertDialog as RadixAlertDialog } from 'radix-ui'
import { useRef } from 'react'
import { Button } from '../controls/button.tsx'
import { type AlertAction, closeAlert, useAlerts } from './alerts.ts'
import { scrimClass } from './dialog.tsx'
import { rememberOpener, returnToOpener } from './return-focus.ts'

const confirmation: readonly AlertAction[] = [{ label: '확인' }]

/** Shows queued alerts one after the other over any page; rendered once at the root (DIALOG-038). */
export function AlertDialog() {
  const text = useAlerts(({ texts }) => texts[0])
  const extra = useAlerts(({ extras }) => extras.get(text ?? ''))
  const actions = extra?.actions ?? confirmation
  const panel = useRef<HTMLDivElement>(null)
  const focusButton = (event: Event) => {
    event.preventDefault()
    rememberOpener(event)
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }
  return (
    <RadixAlertDialog.Root open={text !== undefined} onOpenChange={open => !open && closeAlert()}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={`${scrimClass} z-60!`} />
        <RadixAlertDialog.Content
          key={text}
          ref={panel}
          onOpenAutoFocus={focusButton}
          onCloseAutoFocus={returnToOpener}
          data-alert
          className="fixed top-1/2 left-1/2 z-61 flex max-h-[calc(100dvh-24px)] w-[450px] max-w-[calc(100vw-24px)] -translate-x-1/2 -translate-y-1/2 animate-rise flex-col gap-5 rounded-xl border border-line bg-s1 p-5 shadow-float"
        >
          <RadixAlertDialog.Title className="sr-only">알림</RadixAlertDialog.Title>
          <RadixAlertDialog.Description className="min-h-0 overflow-y-auto px-2 pt-4 text-center text-lg font-semibold wrap-anywhere whitespace-pre-line">
            {text}
          </RadixAlertDialog.Description>
          {extra && (
            <div className="-mt-2 min-h-0 overflow-y-auto">
              <extra.Body />
            </div>
          )}
          <div className="grid auto-cols-fr grid-flow-col gap-2">
            {actions.map(({ label, onPress }, index) => (
              <RadixAlertDialog.Action key={label} asChild onClick={onPress}>
                {index === actions.length - 1 ? (
                  <Button look="primary" size="lg" data-first>
                    {label}
                  </Button>
                ) : (
                  <Button size="lg">{label}</Button>
                )}
              </RadixAlertDialog.Action>
            ))}
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  )
}
