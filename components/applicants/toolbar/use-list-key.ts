'use client'

import { useShortcut } from '../../ui/shortcuts/use-shortcut'
import { rowOf } from '../../ui/use-row-keys'

/** Where the focus is: on which row, and in which element with `data-list-keys`. */
export type ListFocus = { row: number | null; key: string | null }

/** Binds a letter key to an action on the focused row, a selection or the open details. */
export function useListKey(key: string, label: string, action: ((focus: ListFocus) => void) | undefined) {
  useShortcut(
    { keys: key, label },
    action &&
      (({ target }) => {
        const element = target instanceof Element ? target : document.body
        const key = element.closest<HTMLElement>('[data-list-keys]')?.dataset.listKeys ?? null
        action({ row: rowOf(element), key })
        return true
      }),
  )
}
