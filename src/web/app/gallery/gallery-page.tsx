import './gallery.css'
import { useState } from 'react'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { FeedbackSamples } from './kit/feedback-samples.tsx'
import { FormSamples } from './kit/form-samples.tsx'
import { ListSamples } from './kit/list-samples.tsx'
import { TokenSamples } from './kit/token-samples.tsx'
import { SceneSamples } from './scenes/scene-samples.tsx'
import { BoardSamples } from './sport/board-samples.tsx'
import { CartSamples } from './sport/cart-samples.tsx'

const sections = [
  { key: 'board', label: '배당', show: () => <BoardSamples /> },
  { key: 'forms', label: '입력', show: () => <FormSamples /> },
  { key: 'feedback', label: '알림·상태', show: () => <FeedbackSamples /> },
  { key: 'lists', label: '목록', show: () => <ListSamples /> },
  { key: 'cart', label: '카트 부품', show: () => <CartSamples /> },
  { key: 'scenes', label: '장면', show: () => <SceneSamples /> },
  { key: 'tokens', label: '토큰', show: () => <TokenSamples /> },
] as const

/** Gallery of all parts of the kit and of the sports in all states, for developers. */
export function Page() {
  const [light, setLight] = useState(false)
  const toggle = () => {
    document.documentElement.dataset.theme = light ? 'dark' : 'light'
    setLight(!light)
  }
  return (
    <main className="mx-auto grid max-w-[1180px] grid-cols-[minmax(0,1fr)] gap-10 px-4 py-8 mobile:gap-8 mobile:py-5">
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-2xl">화면 부품</h1>
        <Tabs
          label="테마"
          tabs={[
            { key: 'dark', label: '어둡게' },
            { key: 'light', label: '밝게' },
          ]}
          value={light ? 'light' : 'dark'}
          onChange={toggle}
        />
      </header>
      {sections.map(section => (
        <section
          key={section.key}
          aria-label={section.label}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <h2 className="border-b border-line pb-2 text-xl">{section.label}</h2>
          {section.show()}
        </section>
      ))}
    </main>
  )
}
