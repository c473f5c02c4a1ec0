import { LoaderCircle } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger'
type ButtonSize = 'sm' | 'md' | 'lg'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  /** One primary button per view: the member's next step. */
  readonly look?: ButtonLook
  readonly size?: ButtonSize
  /** Busy: keeps its width, is disabled and announced. */
  readonly busy?: boolean
  /** Full width. */
  readonly wide?: boolean
  readonly children: ReactNode
}

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'bg-jade text-jade-ink font-bold enabled:hover:bg-jade-bright',
  plain: 'border border-line bg-s2 text-text font-semibold enabled:hover:bg-s3',
  quiet: 'text-dim font-medium enabled:hover:bg-s2 enabled:hover:text-text',
  danger: 'bg-danger-fill text-white font-bold enabled:hover:[filter:brightness(1.1)]',
}

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'h-8 px-3 text-sm mobile:h-11',
  md: 'h-10 px-4 text-base mobile:h-11',
  lg: 'h-12 px-5 text-lg',
}

/** A button. Its label says what it does in one or two words. */
export function Button({
  look = 'plain',
  size = 'md',
  busy = false,
  wide = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(
        'relative inline-flex items-center justify-center gap-2 rounded-md whitespace-nowrap select-none',
        'transition-[background-color,color,scale] duration-100 enabled:active:scale-[0.985]',
        'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
        busy ? 'cursor-progress' : 'disabled:bg-s2 disabled:text-faint',
        looks[look],
        sizes[size],
        wide && 'w-full',
      )}
    >
      <span className={classNames('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <LoaderCircle aria-hidden size={18} className="animate-spin" />
          <span className="sr-only">처리 중</span>
        </span>
      )}
    </button>
  )
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> & {
  /** The button's action: its accessible name, also shown on hover. */
  readonly label: string
  readonly pressed?: boolean
  readonly size?: 'sm' | 'md'
  readonly children: ReactNode
}

/** An icon-only button; its hit area is 40 px (32 px in dense desktop rows, 44 px for touch). */
export function IconButton({ label, pressed, size = 'md', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-md text-dim transition-colors duration-100',
        'enabled:hover:bg-s2 enabled:hover:text-text disabled:text-faint disabled:cursor-not-allowed aria-pressed:text-jade',
        size === 'sm' ? 'size-8 mobile:size-11' : 'size-10 mobile:size-11',
      )}
    >
      {children}
    </button>
  )
}
