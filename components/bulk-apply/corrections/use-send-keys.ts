import { useEffect, useEffectEvent } from 'react'

/** Ctrl or ⌘ Enter sends from anywhere on the page, but in a form or dialog, where it belongs to these. */
export function useSendKeys(send: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return
    if (event.target instanceof Element && event.target.closest('form, [role=dialog]')) return
    event.preventDefault()
    send()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
