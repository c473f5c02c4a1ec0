import { create } from 'zustand'

type ToastTone = 'plain' | 'good' | 'bad'
export type ToastMessage = { readonly id: number; readonly text: string; readonly tone: ToastTone }

type Toasts = { readonly toasts: readonly ToastMessage[]; readonly lastId: number }

export const useToasts = create<Toasts>(() => ({ toasts: [], lastId: 0 }))

/** A short word in passing that needs no answer; what must be read is an alert. At most three are on screen. */
export function showToast(text: string, tone: ToastTone = 'plain'): void {
  useToasts.setState(({ toasts, lastId }) => ({
    lastId: lastId + 1,
    toasts: [...toasts, { id: lastId + 1, text, tone }].slice(-3),
  }))
}

export function dropToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(toast => toast.id !== id) }))
}
