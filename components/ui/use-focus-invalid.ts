'use client'

import { type RefObject, useEffect } from 'react'

/** Focuses the first refused field of a form once an answer has come, so that keyboard and screen reader are there. */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, isPending: boolean): void {
  useEffect(() => {
    if (!isPending) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, isPending])
}
