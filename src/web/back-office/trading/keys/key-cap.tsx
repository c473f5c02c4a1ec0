/** A key, drawn as a keycap. */
export const KeyCap = ({ children }: { readonly children: string }) => (
  <kbd className="ml-1.5 inline-block min-w-5 rounded-sm border border-line bg-s1 px-1 text-center font-sans">
    {children}
  </kbd>
)
