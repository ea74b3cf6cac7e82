import { useEffect, useEffectEvent } from 'react'

const always = () => true

/**
 * While `mayLose`, the browser asks whether to leave before it reloads or closes the page, provided that `wouldLose`
 * returns true at that moment.
 */
export function useLeaveWarning(mayLose: boolean, wouldLose: () => boolean = always): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault()
  })
  useEffect(() => {
    if (!mayLose) return
    const onUnload = (event: BeforeUnloadEvent) => ask(event)
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [mayLose])
}
