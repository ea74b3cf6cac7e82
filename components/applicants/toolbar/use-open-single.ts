import { useEffect, useEffectEvent, useState } from 'react'

type Search = {
  filter: string
  /** How many rows the filter finds; null while that is unknown. */
  count: number | null
  open: () => void
}

/** Returns the handler for Enter in the search: opens the result if it is the only one, as soon as that is known. */
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
