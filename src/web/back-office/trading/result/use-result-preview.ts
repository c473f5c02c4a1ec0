import { useEffect, useEffectEvent, useState } from 'react'
import { settlementOperatorContract } from '#contract/back-office/settlement.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import { call } from '#web/client/api/api.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import type { Preview } from './result-preview.tsx'

export type PreviewBody = BodyInput<typeof settlementOperatorContract.previewResult>
export type VoidPreviewBody = BodyInput<typeof settlementOperatorContract.previewVoid>

type Answer =
  | { readonly ok: true; readonly value: Preview }
  | { readonly ok: false; readonly refusal: CallRefusal }

type Shown =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'seen'; readonly of: string; readonly preview: Preview }

/**
 * The mandatory preview of an action (handbook 6.3). It is valid only for exactly the same input: after
 * any change it must be requested again.
 */
function usePreview<Body>(look: (asked: Body) => Promise<Answer>, body: Body | undefined) {
  const [shown, setShown] = useState<Shown>({ kind: 'none' })
  const key = JSON.stringify(body ?? null)
  const ask = async (asked: Body) => {
    setShown({ kind: 'busy' })
    const answer = await look(asked)
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

/** Preview of a result, or of voiding the fixture. */
export const useResultPreview = (fixtureId: number, body: PreviewBody | undefined) =>
  usePreview(
    asked => call(settlementOperatorContract.previewResult, { params: { fixtureId }, body: asked }),
    body,
  )

/** Preview of voiding a market or an outcome, or of undoing it. */
export const useVoidPreview = (fixtureId: number, body: VoidPreviewBody) =>
  usePreview(
    asked => call(settlementOperatorContract.previewVoid, { params: { fixtureId }, body: asked }),
    body,
  )

/** Loads once, when the dialog opens. */
export function useLookOnOpen(look: () => Promise<void>): void {
  const first = useEffectEvent(look)
  useEffect(() => void first(), [])
}
