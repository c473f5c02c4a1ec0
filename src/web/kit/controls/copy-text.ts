import { showToast } from '../overlays/toasts.ts'

/** Puts a text on the clipboard and says so; where the browser lets nobody, it says that. True where it is done. */
export async function copyText(text: string, done = '복사했습니다.'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(done, 'good')
    return true
  } catch {
    showToast('복사하지 못했습니다. 직접 선택해 복사해 주세요.', 'bad')
    return false
  }
}
