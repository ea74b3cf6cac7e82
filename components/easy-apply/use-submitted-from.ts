'use client'

import { useRef } from 'react'

/** Where the focus was when a form was submitted, so that the outcome does not take it from a user who keeps typing. */
export function useSubmittedFrom() {
  const from = useRef<{ element: Element | null; text: string } | null>(null)
  return {
    note() {
      from.current = { element: document.activeElement, text: textOf(document.activeElement) }
    },
    /**
     * Also if the focus is on something around `control`: on the page, or on the outcome that took it from a button.
     */
    isStillThere(control: Element) {
      const { activeElement } = document
      if (activeElement === null || activeElement.contains(control)) return true
      return activeElement === from.current?.element && textOf(activeElement) === from.current.text
    },
  }
}

function textOf(element: Element | null): string {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : ''
}
