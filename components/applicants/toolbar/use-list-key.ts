'use client'

import { useShortcut } from '../../ui/shortcuts/use-shortcut'
import { rowOf } from '../../ui/use-row-keys'

/** Where the focus is: on which row, and in which of the elements with `data-list-keys`. */
export type ListFocus = { row: number | null; place: string | null }

/** A letter that does something with the row that has the focus, a selection or details. */
export function useListKey(key: string, label: string, action: ((focus: ListFocus) => void) | undefined) {
  useShortcut(
    { keys: key, label },
    action &&
      (({ target }) => {
        const element = target instanceof Element ? target : document.body
        const place = element.closest<HTMLElement>('[data-list-keys]')?.dataset.listKeys ?? null
        action({ row: rowOf(element), place })
        return true
      }),
  )
}
