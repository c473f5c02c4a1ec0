import { useState } from 'react'
import type { BodyInput } from '#contract/route.ts'
import { settlementOperatorContract } from '#contract/settlement.ts'
import { call } from '#web/kit/api.ts'
import type { Preview } from './result-preview.tsx'

export type PreviewBody = BodyInput<typeof settlementOperatorContract.previewResult>

type Shown =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'seen'; readonly of: string; readonly preview: Preview }

/**
 * The mandatory look at what a result does (handbook 6.3). It counts for exactly the sheet it was asked with: another
 * figure in it, and there is nothing that was looked at.
 */
export function useResultPreview(fixtureId: number, body: PreviewBody | undefined) {
  const [shown, setShown] = useState<Shown>({ kind: 'none' })
  const key = JSON.stringify(body ?? null)
  const ask = async (asked: PreviewBody) => {
    setShown({ kind: 'busy' })
    const answer = await call(settlementOperatorContract.previewResult, {
      params: { fixtureId },
      body: asked,
    })
    setShown(
      answer.ok
        ? { kind: 'seen', of: JSON.stringify(asked), preview: answer.value }
        : { kind: 'refused', text: answer.refusal.text },
    )
  }
  return {
    busy: shown.kind === 'busy',
    refusal: shown.kind === 'refused' ? shown.text : '',
    preview: shown.kind === 'seen' && body && shown.of === key ? shown.preview : undefined,
    ask,
    forget: () => setShown({ kind: 'none' }),
  }
}
