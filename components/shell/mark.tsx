/** The desk's name and logo. */
export function Mark() {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap font-semibold">
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 text-accent" fill="currentColor">
        <rect x="1" y="3" width="18" height="3.5" rx="1.75" />
        <rect x="1" y="8.25" width="12" height="3.5" rx="1.75" opacity=".7" />
        <rect x="1" y="13.5" width="7" height="3.5" rx="1.75" opacity=".45" />
      </svg>
      <span className="md:max-xl:sr-only">Partner Desk</span>
    </span>
  )
}
