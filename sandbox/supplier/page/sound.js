// Short synthetic sounds. They are off until the player turns them on, and the choice is remembered.
const KEY = 'supplier-sound'

function readChoice() {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    // The browser refuses storage: the choice lasts as long as the page.
    return false
  }
}

function keepChoice(isOn) {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // As above.
  }
}

/** Plays one soft note: its frequency in hertz, its start and length in seconds. */
function note(context, { tone, at = 0, length = 0.12, level = 0.05, shape = 'sine' }) {
  const start = context.currentTime + at
  const [source, volume] = [context.createOscillator(), context.createGain()]
  source.type = shape
  source.frequency.value = tone
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(level, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(start + length + 0.02)
}

const WIN = [523.25, 659.25, 783.99]
const sounds = {
  chip: () => [{ tone: 1_250, length: 0.05, level: 0.035, shape: 'triangle' }],
  spin: () => [{ tone: 196, length: 0.18, level: 0.04 }],
  stop: (reel = 0) => [{ tone: 220 + reel * 18, length: 0.08, level: 0.05, shape: 'triangle' }],
  feature: () => [392, 493.88, 587.33].map((tone, index) => ({ tone, at: index * 0.09, length: 0.3 })),
  deal: () => [{ tone: 330, length: 0.09, level: 0.04, shape: 'triangle' }],
  win: () => WIN.map((tone, index) => ({ tone, at: index * 0.08, length: 0.35 })),
}

/** Connects the button. Returns a function that plays a sound by its name, while sounds are on. */
export function openSound(button) {
  let isOn = readChoice()
  let context
  const draw = () => {
    button.setAttribute('aria-pressed', String(isOn))
    button.setAttribute('aria-label', isOn ? '소리 끄기' : '소리 켜기')
    button.title = isOn ? '소리 켜짐' : '소리 꺼짐'
  }
  const play = (name, value) => {
    if (!isOn) return
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    for (const one of sounds[name](value)) note(context, one)
  }
  button.onclick = () => {
    isOn = !isOn
    keepChoice(isOn)
    draw()
    play('chip')
  }
  draw()
  return play
}
