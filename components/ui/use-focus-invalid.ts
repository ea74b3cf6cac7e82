'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Focuses the first refused field of a form once an answer has come, so that keyboard and screen reader are there.
 * `attempts`: how often the form itself has checked its fields, without asking the server.
 */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, isPending: boolean, attempts = 0): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again
  useEffect(() => {
    if (!isPending) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, isPending, attempts])
}
