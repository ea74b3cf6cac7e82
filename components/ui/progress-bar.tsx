/** A progress bar. `percent` is null while the total is unknown; `text` describes the progress in words. */
export function ProgressBar({ label, percent, text }: { label: string; percent: number | null; text: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={text}
      className="h-1.5 w-full overflow-hidden rounded-full bg-sunken"
    >
      {/* The server's HTML must not contain style attributes. */}
      <svg
        aria-hidden
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className={`size-full rtl:-scale-x-100 ${percent === null ? 'animate-pulse motion-reduce:animate-none' : ''}`}
      >
        <rect width={percent ?? 100} height="1" className={percent === null ? 'fill-line-strong' : 'fill-accent'} />
      </svg>
    </div>
  )
}
