import { useEffect, useEffectEvent, useState } from 'react'

type Search = {
  filter: string
  /** How many the filter finds; null while that is not known. */
  count: number | null
  open: () => void
}

/** What Enter in the search does: opens the only one that is found, as soon as that is known. */
export function useOpenSingle({ filter, count, open }: Search): () => void {
  const [waitsFor, setWaitsFor] = useState<string | null>(null)
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (waitsFor === null || (waitsFor === filter && count === null)) return
    setWaitsFor(null)
    if (waitsFor === filter && count === 1) openNow()
  }, [waitsFor, filter, count])
  return () => filter.trim() !== '' && setWaitsFor(filter)
}
