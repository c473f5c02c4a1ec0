import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { typedAmountDigits } from '#domain/typed-text.ts'
import { draw, useDrawing } from '#tests/support/components/drawn.tsx'
import { AmountField } from './amount-field.tsx'
import { FigureInput } from './figure-input.tsx'

useDrawing()

function Amount({ onEnter }: { readonly onEnter?: () => void }) {
  const [text, setText] = useState('')
  const type = (typed: string) => setText(typedAmountDigits(typed))
  return (
    <AmountField label="금액" text={text} error={undefined} onType={type} {...(onEnter && { onEnter })} />
  )
}

const box = () => screen.getByLabelText<HTMLInputElement>('금액')

/** Simulates the text of an IME composition so far. */
function compose(value: string): void {
  fireEvent.input(box(), { target: { value }, isComposing: true })
}

test('CART-020 accepts full-width digits as an amount', () => {
  draw(<Amount />)
  fireEvent.input(box(), { target: { value: '１０，０００' } })
  expect(box().value).toBe('10000')
})

test('CART-020 reads the amount after the composition of a unit has ended', () => {
  draw(<Amount />)
  fireEvent.input(box(), { target: { value: '5' } })
  for (const value of ['5ㅁ', '5마', '5만']) {
    compose(value)
    expect(box().value).toBe(value)
  }
  fireEvent.compositionEnd(box())
  expect(box().value).toBe('50000')
})

test('ignores the Enter that ends a composition, also in WebKit', () => {
  const enter = vi.fn()
  draw(<Amount onEnter={enter} />)
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
  expect(enter).not.toHaveBeenCalled()
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 })
  expect(enter).toHaveBeenCalledTimes(1)
})

test('formats every figure field after its composition has ended', () => {
  const typed = vi.fn()
  draw(<FigureInput label="금액" text="5" onType={typed} />)
  compose('5ㅁ')
  compose('5만')
  expect([box().value, typed.mock.calls]).toEqual(['5만', []])
  fireEvent.compositionEnd(box())
  expect(typed.mock.calls).toEqual([['5만']])
})
