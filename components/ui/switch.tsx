type SwitchProps = {
  /** What it switches, the same as the text beside it. */
  label: string
  isOn: boolean
  /** While true it ignores clicks. */
  isPending: boolean
  disabled?: boolean
  onToggle: () => void
}

/** A switch: on to the right, off to the left; screen readers announce the state. */
export function Switch({ label, isOn, isPending, disabled = false, onToggle }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isPending || undefined}
      disabled={disabled}
      onClick={() => !isPending && onToggle()}
      className="group grid h-8 w-10 shrink-0 place-items-center rounded-control disabled:opacity-55 aria-disabled:opacity-55 touch:h-11"
    >
      <span className="flex h-5 w-9 items-center rounded-full border border-line-strong bg-sunken px-0.5 transition-colors duration-120 group-aria-checked:border-accent group-aria-checked:bg-accent">
        <span className="size-3.5 rounded-full bg-ink transition-transform duration-120 group-aria-checked:translate-x-4 group-aria-checked:bg-accent-ink forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  )
}
