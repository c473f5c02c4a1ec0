const RING_SECONDS = 0.35
const RING_HERTZ = 880

/** Plays a short, soft tone; silent in browsers without a user gesture so far. */
export function ring(): void {
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = RING_HERTZ
  volume.gain.setValueAtTime(0.12, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + RING_SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + RING_SECONDS)
  tone.onended = () => void audio.close()
}
