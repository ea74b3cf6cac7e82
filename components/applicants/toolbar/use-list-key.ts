'use client'

import { useEffect, useEffectEvent } from 'react'
import { rowOf } from '../../ui/use-row-keys'
import { isTyping } from './is-typing'

/** Where the focus is: on which row, and in which of the elements with `data-list-keys`. */
export type ListFocus = { row: number | null; place: string }

/**
 * A letter that does something while the focus is within `data-list-keys`: the list, a selection or details. Elsewhere
 * it does nothing, so that nobody triggers it by dictating (WCAG 2.1.4).
 */
export function useListKey(key: string, action: ((focus: ListFocus) => void) | undefined) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (!action || event.key !== key || event.repeat || event.defaultPrevented || !(target instanceof Element)) return
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
    const place = target.closest<HTMLElement>('[data-list-keys]')?.dataset.listKeys
    if (place === undefined) return
    event.preventDefault()
    action({ row: rowOf(target), place })
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
