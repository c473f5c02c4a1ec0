import { Bell, BellOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'

const SOUND_KEY = 'desk.customerSound'

/** Whether a new question is heard; kept in this browser. The sound comes when more wait than before. */
export function WaitingSound() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(SOUND_KEY) === 'on')
  useSoundAtMore(isOn)
  const Icon = isOn ? Bell : BellOff
  const toggle = () => {
    localStorage.setItem(SOUND_KEY, isOn ? 'off' : 'on')
    setIsOn(!isOn)
    if (!isOn) ring()
  }
  return (
    <Button size="sm" aria-pressed={isOn} onClick={toggle}>
      <Icon aria-hidden size={16} />
      {isOn ? '알림음 켜짐' : '알림음 꺼짐'}
    </Button>
  )
}

function useSoundAtMore(isOn: boolean): void {
  const { data } = useCall(customerOperatorContract.waiting, undefined)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!data) return
    const count = data.questions + data.passwords
    if (isOn && before.current !== undefined && count > before.current) ring()
    before.current = count
  }, [data, isOn])
}

const RING_SECONDS = 0.35
const RING_HERTZ = 880

/** One short soft note; browsers that have not been touched yet stay silent. */
function ring(): void {
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
