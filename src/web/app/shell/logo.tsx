/** The 한판 logo in two colours. */
export function Logo({ size = 'md' }: { readonly size?: 'md' | 'lg' }) {
  return (
    <span
      className={`font-extrabold tracking-[-0.05em] whitespace-nowrap ${size === 'lg' ? 'text-4xl' : 'text-[1.375rem]'}`}
    >
      한<span className="text-jade">판</span>
    </span>
  )
}
