import { create } from 'zustand'

const storageKey = 'minigame.sound'

/** Sound setting: off by default, stored in this browser. */
export const useSound = create<{ readonly on: boolean }>(() => ({
  on: window.localStorage.getItem(storageKey) === '1',
}))

let context: AudioContext | undefined

/** Switches the sound; the click also unlocks audio in the browser. */
export function toggleSound(): void {
  const on = !useSound.getState().on
  window.localStorage.setItem(storageKey, on ? '1' : '0')
  useSound.setState({ on })
  if (on) knock()
}

/** Plays a short fading tone with a pitch, a delay and a volume. */
function tone(pitch: number, after: number, loud: number): void {
  if (!useSound.getState().on) return
  try {
    context ??= new AudioContext()
    void context.resume()
    const from = context.currentTime + after
    const [voice, volume] = [context.createOscillator(), context.createGain()]
    voice.type = 'triangle'
    voice.frequency.value = pitch
    volume.gain.setValueAtTime(loud, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.18)
    voice.connect(volume).connect(context.destination)
    voice.start(from)
    voice.stop(from + 0.2)
  } catch {
    // The draw is shown even if audio is not available.
  }
}

/** Sound at the start of a draw. */
export const knock = (): void => tone(320, 0, 0.12)

/** Sound of the result. It is the same for each winner. */
export function chime(): void {
  tone(520, 0, 0.1)
  tone(660, 0.12, 0.1)
}
