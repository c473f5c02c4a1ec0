import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { closeAlert, useAlerts } from '#web/kit/overlays/alerts.ts'
import { useWarmth } from './watches/use-warmth.ts'

const loadDialog = () => import('#web/kit/overlays/alert-dialog.tsx')

/** When the dialog's chunk can't be loaded, for example offline, shows the browser's own alert. */
const Dialog = lazy<ComponentType>(async () => {
  const found = await loadDialog().catch(() => undefined)
  return { default: found?.AlertDialog ?? BareAlert }
})

/** The alerts, over any page; the dialog is loaded with the first alert. */
export function Alerts() {
  const waits = useAlerts(({ texts }) => texts.length > 0)
  const [asked, setAsked] = useState(false)
  useWarmth(loadDialog)
  if (waits && !asked) setAsked(true)
  return (
    asked && (
      <Suspense fallback={null}>
        <Dialog />
      </Suspense>
    )
  )
}

function BareAlert() {
  const text = useAlerts(({ texts }) => texts[0])
  useEffect(() => {
    if (text === undefined) return
    window.alert(text)
    closeAlert()
  }, [text])
  return null
}
