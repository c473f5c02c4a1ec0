/** Red is up and blue is down, never by colour alone. */
export const moveColours = { up: 'text-up', down: 'text-down' } as const

export const MoveArrow = ({ moved }: { readonly moved: keyof typeof moveColours }) => (
  <svg aria-hidden="true" viewBox="0 0 8 7" fill="currentColor" className="inline size-2 self-center">
    <path d={moved === 'up' ? 'M4 0 8 7H0z' : 'M4 7 0 0h8z'} />
  </svg>
)
