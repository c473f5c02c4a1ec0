import { create } from 'zustand'

const storageKey = 'minigame.sound'

/** Whether draws are heard: off until asked for, and remembered on this browser. */
export const useSound = create<{ readonly on: boolean }>(() => ({
  on: window.localStorage.getItem(storageKey) === '1',
}))

let context: AudioContext | undefined

/** The press that turns it on also lets the browser make sounds. */
export function toggleSound(): void {
  const on = !useSound.getState().on
  window.localStorage.setItem(storageKey, on ? '1' : '0')
  useSound.setState({ on })
  if (on) knock()
}

/** A short tone that dies away: so high, so long after now, so loud. */
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
    // A browser without sound shows the draw all the same.
  }
}

/** The draw begins. */
export const knock = (): void => tone(320, 0, 0.12)

/** The result is there: the same two tones, whoever has won. */
export function chime(): void {
  tone(520, 0, 0.1)
  tone(660, 0.12, 0.1)
}
