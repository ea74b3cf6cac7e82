import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

const looks = {
  primary: 'bg-accent text-accent-ink border-transparent hover:opacity-90 touch:h-11',
  secondary:
    'bg-raised text-ink border-line-strong hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft touch:h-11',
  quiet: 'border-transparent hover:bg-sunken touch:h-11',
  danger: 'border-bad text-bad bg-raised hover:bg-bad-soft touch:h-11',
} as const

/** Returns a button's classes, for links that look like one. */
export function buttonClass(look: keyof typeof looks = 'secondary', extra = '') {
  return `inline-flex h-8 shrink-0 touch:min-w-11 items-center justify-center gap-1.5 whitespace-nowrap rounded-control border px-3 text-body font-medium transition-opacity duration-150 disabled:opacity-55 ${looks[look]} ${extra}`
}

type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof looks
  /** While true the button ignores clicks and shows `pendingLabel`; its width never changes. */
  isPending?: boolean
  pendingLabel?: ReactNode
}

export function Button({
  look,
  isPending = false,
  pendingLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(look, className)}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {pendingLabel === undefined ? (
        children
      ) : (
        <span className="grid">
          <Face isShown={!isPending}>{children}</Face>
          <Face isShown={isPending}>
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
            {pendingLabel}
          </Face>
        </span>
      )}
    </button>
  )
}

/** One of two faces stacked in the same place, so that the button is as wide as the wider one. */
function Face({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden={!isShown}
      className={`col-start-1 row-start-1 inline-flex items-center justify-center gap-1.5 ${isShown ? '' : 'invisible'}`}
    >
      {children}
    </span>
  )
}
