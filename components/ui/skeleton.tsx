/** A gray placeholder in the size of what replaces it; hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-control bg-sunken ${className}`} />
}
