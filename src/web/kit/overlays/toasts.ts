import { create } from 'zustand'

type ToastTone = 'plain' | 'good' | 'bad'
/** An undo action of a toast. */
type ToastAct = { readonly name: string; readonly onPress: () => void }
export type ToastMessage = {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
  readonly act?: ToastAct
}

type Toasts = { readonly toasts: readonly ToastMessage[]; readonly lastId: number }

export const useToasts = create<Toasts>(() => ({ toasts: [], lastId: 0 }))

/** Shows a short message that needs no answer; important texts are alerts. At most three are on screen. */
export function showToast(text: string, tone: ToastTone = 'plain'): void {
  addToast({ text, tone })
}

/** Shows a message with an undo button; returns a function that removes it. */
export function showUndo(text: string, undo: () => void): () => void {
  const id = addToast({ text, tone: 'plain', act: { name: '되돌리기', onPress: undo } })
  return () => dropToast(id)
}

function addToast(message: Omit<ToastMessage, 'id'>): number {
  const id = useToasts.getState().lastId + 1
  useToasts.setState(({ toasts }) => ({ lastId: id, toasts: [...toasts, { ...message, id }].slice(-3) }))
  return id
}

export function dropToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(toast => toast.id !== id) }))
}
