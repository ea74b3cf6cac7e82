import { useEffect, useEffectEvent } from 'react'

/** Sends on Ctrl/⌘ Enter anywhere on the page, except in forms and dialogs, which handle that key themselves. */
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
